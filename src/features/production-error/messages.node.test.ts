import { fillMessage, type MessagePiece } from './fillMessage';
import { findCode, type ShownPiece } from './findCode';
import { readRequest } from './useRequest';

/** Prints pieces: links in angle brackets, arguments in braces, code between bars, and blocks of code between two. */
function print(pieces: readonly ShownPiece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'link') return `<${piece.href}>`;
      if (piece.kind === 'argument') return `{${piece.value ?? piece.number}}`;
      const bar = piece.isBlock ? '||' : '|';
      return `${bar}${print(piece.pieces)}${bar}`;
    })
    .join('');
}

const show = (text: string[], args?: string[]) => print(findCode(fillMessage({ text }, args)));
const words = (text: string): MessagePiece => ({ kind: 'text', text });

it('fills arguments in their order, also empty ones, at both ends and next to each other', () => {
  expect(show(['', ' is no ', ''], ['7', 'seat'])).toBe('{7} is no {seat}');
  expect(show(['', '', ''], ['a', ''])).toBe('{a}{}');
  expect(show(['No ', '.'])).toBe('No {1}.');
  expect(show(['None.'], ['a', 'b'])).toBe('None.');
});

it('separates a missing argument from the word before it', () => {
  const text = ['The color', ' of `', '` is invalid.'];
  expect(show(text)).toBe('The color {1} of |{2}| is invalid.');
  expect(show(text, [' (red)', 'main'])).toBe('The color{ (red)} of |{main}| is invalid.');
});

it('reads neither addresses nor code in arguments, which anyone may have written', () => {
  const hostile = 'https://evil.example `rm -rf`\n\nimport x;';
  expect(show(['Got ', '.'], [hostile])).toBe(`Got {${hostile}}.`);
  expect(show(['Got `', '`.'], [hostile])).toBe(`Got |{${hostile}}|.`);
});

it.each([
  ['See https://a.example/b?c=1&d#e.', 'See <https://a.example/b?c=1&d#e>.'],
  [
    '(https://a.example/b), or `https://c.example`',
    '(<https://a.example/b>), or |<https://c.example>|',
  ],
  ['https://a.example, http://b.example', '<https://a.example>, <http://b.example>'],
  ['"https://a.example/x"; <https://b.example>', '"<https://a.example/x>"; <<https://b.example>>'],
  ['ftp://a.example javascript:alert(1) https://', 'ftp://a.example javascript:alert(1) https://'],
])('links the addresses in %j', (text, shown) => expect(show([text])).toBe(shown));

it('shows code between backticks, in which arguments and links may be', () => {
  expect(show(['`<A b={', '} />` and `c`'], ['1'])).toBe('|<A b={{1}} />| and |c|');
  expect(show(['Empty `` code'])).toBe('Empty || code');
});

it('takes a backtick without another one for text, with everything after it', () => {
  expect(show(['`a` and `b ', ' c'], ['1'])).toBe('|a| and `b {1} c');
  expect(findCode([words('`')])).toEqual([words('`')]);
});

it('shows paragraphs of statements as one block, wherever they are', () => {
  expect(show(['import a;\n\nconst b = 1;'])).toBe('||import a;\n\nconst b = 1;||');
  expect(show(['Try:\n\nexport let a;\n\nThen go.'])).toBe('Try:||export let a;||Then go.');
  expect(show(['To import a module, let it be.'])).toBe('To import a module, let it be.');
  expect(show(['First.\n\nSecond.'])).toBe('First.\n\nSecond.');
});

it('has no pieces for a message without words', () => {
  expect(fillMessage({ text: [''] })).toEqual([]);
  expect(findCode([])).toEqual([]);
});

it('reads the first code of an address, and its arguments in order', () => {
  expect(readRequest('?code=2&args[]=b&code=3&args[]=&args[]=a+b%26')).toEqual({
    ...{ code: '2', args: ['b', '', 'a b&'] },
  });
  expect(readRequest('?code')).toEqual({ code: '', args: [] });
  expect(readRequest('')).toBeNull();
});
