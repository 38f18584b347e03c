import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type * as Code from '.';

let code: typeof Code;

function Show() {
  const [variant, chooseVariant] = code.useCodeVariant();
  const [styling, chooseStyling] = code.useCodeStyling();
  return (
    <>
      <output>{`${variant} ${styling}`}</output>
      <button onClick={() => chooseVariant('JS')}>JS</button>
      <button onClick={() => chooseVariant('TS')}>TS</button>
      <button onClick={() => chooseStyling('Tailwind')}>Tailwind</button>
    </>
  );
}

function jump(hash: string) {
  window.history.replaceState(null, '', hash || '/');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  for (const name of ['codeVariant', 'codeStyling'])
    document.cookie = `${name}=; max-age=0; path=/`;
  window.history.replaceState(null, '', '/');
  jest.isolateModules(() => {
    // The modules are loaded again, but must use the React that renders.
    jest.doMock('react', () => React);
    code = jest.requireActual<typeof Code>('.');
  });
});

it('begins with TypeScript and MUI System, also on the server [spec 4.1]', () => {
  document.cookie = 'codeVariant=JS; path=/';
  expect(renderToString(<Show />)).toContain('TS MUI System');
});

it('remembers a choice in cookies [spec 3.4] [spec 9.1]', () => {
  render(<Show />);
  expect(shown()).toBe('TS MUI System');
  press('JS');
  press('Tailwind');
  expect(shown()).toBe('JS Tailwind');
  expect(document.cookie).toContain('codeVariant=JS');
  expect(document.cookie).toContain('codeStyling=Tailwind');
});

it('follows a link to the hash that the URL already has, in this tab', () => {
  window.history.replaceState(null, '', '#Sizes.tsx');
  render(
    <>
      <Show />
      <a href="#Sizes.tsx">Sizes</a>
    </>,
  );
  press('JS');
  const link = screen.getByText('Sizes');
  fireEvent.click(link, { ctrlKey: true });
  expect(shown()).toBe('JS MUI System');
  fireEvent.click(link);
  expect(shown()).toBe('TS MUI System');
});

it('ignores foreign cookies', () => {
  document.cookie = 'codeVariant=COBOL; path=/';
  document.cookie = 'codeStyling=%E4%A; path=/';
  render(<Show />);
  expect(shown()).toBe('TS MUI System');
});

it('agrees with other tabs after the next navigation', () => {
  render(<Show />);
  press('TS');
  document.cookie = 'codeVariant=JS; path=/';
  document.cookie = 'codeStyling=CSS; path=/';
  expect(shown()).toBe('TS MUI System');
  act(() => code.followHash());
  expect(shown()).toBe('JS CSS');
});

it('prefers the hash to the cookie, and the reader’s choice to the hash [spec 4.1]', () => {
  document.cookie = 'codeVariant=JS; path=/';
  window.history.replaceState(null, '', '/#css-Intro.tsx');
  render(<Show />);
  expect(shown()).toBe('TS CSS');
  expect(document.cookie).not.toContain('codeVariant=TS');
  jump('');
  expect(shown()).toBe('JS MUI System');
  jump('#Intro.tsx');
  press('JS');
  expect(shown()).toBe('JS MUI System');
});

it('keeps a choice while cookies are blocked', () => {
  const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<Show />);
  press('JS');
  jump('#sizes');
  expect(shown()).toBe('JS MUI System');
  write.mockRestore();
});

it('reads the choice of another tab at the next navigation, and keeps its own if the cookies were deleted', () => {
  render(<Show />);
  press('Tailwind');
  document.cookie = 'codeStyling=CSS; path=/';
  expect(shown()).toBe('TS Tailwind');
  act(() => code.followHash());
  expect(shown()).toBe('TS CSS');
  document.cookie = 'codeStyling=; max-age=0; path=/';
  act(() => code.followHash());
  expect(shown()).toBe('TS CSS');
});
