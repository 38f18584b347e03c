import { render, screen, within } from '@testing-library/react';
import { fillMessage } from './fillMessage';
import { findCode } from './findCode';
import { readRequest } from './useRequest';
import earlyScript from './earlyError.minified';
import { waitingAttribute } from './waiting';
import { ProductionError } from '.';

jest.mock('next/router', () => ({ useRouter: () => ({}) }));

const errors = [
  { code: 2, text: ['The ticket is missing. See https://example.com/ticket for more.'] },
  { code: 11, text: ['The color', ' has no `', '` shade.'] },
];

function visit(search: string) {
  window.history.replaceState(null, '', `/production-error/${search}`);
  new Function(earlyScript)();
  return render(<ProductionError errors={errors} header={<h1>Errors</h1>} />);
}

const answer = () =>
  screen.getByRole('heading', { level: 2, name: /error \d|unknown/i }).closest('section')!;

it('fills the arguments into the message', () => {
  visit('?code=11&args[]=%20(warm)&args[]=500');
  expect(answer()).toHaveTextContent('The color (warm) has no 500 shade.');
});

it('reads the encoded form in which URLs are often shared', () => {
  visit('?code=11&args%5B%5D=a&args%5B%5D=b');
  expect(answer()).toHaveTextContent('The colora has no b shade.');
});

it('marks missing arguments, and ignores surplus ones', () => {
  visit('?code=11&args[]=warm');
  expect(answer()).toHaveTextContent('The colorwarm has no argument 2 shade.');
});

it('renders arguments from the URL as text', () => {
  const { container } = visit(
    `?code=11&args[]=${encodeURIComponent('<img src=x onerror=alert(1)>')}&args[]=${encodeURIComponent('javascript:alert(1) https://evil.example')}`,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(answer()).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(within(answer()).queryByRole('link')).toBeNull();
});

it.each(['99', 'constructor', '', '2.0', '<b>2</b>'])('says so when the code is %p', (code) => {
  visit(`?code=${encodeURIComponent(code)}`);
  expect(answer()).toHaveTextContent('Unknown error');
  expect(answer()).toHaveTextContent(`“${code}”`);
});

it('links addresses in the words of the library', () => {
  visit('?code=2');
  const link = within(answer()).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://example.com/ticket');
});

it('shows code as code, with the arguments in it', () => {
  visit('?code=11&args[]=warm&args[]=500');
  expect(within(answer()).getByText('500').closest('code')).toHaveTextContent(/^500$/);
});

it('distinguishes code from text', () => {
  const text = (words: string) => ({ kind: 'text', text: words }) as const;
  const code = (words: string, isBlock = false) => ({
    ...{ kind: 'code', isBlock, pieces: [text(words)] },
  });
  expect(findCode([text('Use `a` or `b`.')])).toEqual([
    ...[text('Use '), code('a'), text(' or '), code('b'), text('.')],
  ]);
  expect(findCode([text('One ` alone')])).toEqual([text('One '), text('`'), text(' alone')]);
  expect(findCode([text('Try this:\n\nimport a;\n\nconst b = {\n  c,\n};\n\nOr not.')])).toEqual([
    ...[text('Try this:'), code('import a;\n\nconst b = {\n  c,\n};', true), text('Or not.')],
  ]);
});

it('lists every error, and only the list when the URL has no code', () => {
  visit('');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '2The ticket is missing. See https://example.com/ticket for more.',
    '11The color argument 1 has no argument 2 shade.',
  ]);
  expect(screen.queryByRole('heading', { name: /error \d/i })).toBeNull();
});

it('hides the table until the message above it is rendered', () => {
  window.history.replaceState(null, '', '/production-error/?code=2');
  new Function(earlyScript)();
  expect(document.documentElement).toHaveAttribute(waitingAttribute);
  render(<ProductionError errors={errors} header={null} />);
  expect(document.documentElement).not.toHaveAttribute(waitingAttribute);
});

it('treats URLs without a code as no request', () => {
  expect(readRequest('?args[]=1')).toBeNull();
  expect(readRequest('?code=7&code=8&args[]=%E0%A4%A')).toEqual({ code: '7', args: ['\uFFFD%A'] });
});

it('leaves punctuation and brackets out of links', () => {
  expect(fillMessage({ text: ['(see https://a.example/b).'] })).toEqual([
    { kind: 'text', text: '(see ' },
    { kind: 'link', href: 'https://a.example/b' },
    { kind: 'text', text: ').' },
  ]);
});
