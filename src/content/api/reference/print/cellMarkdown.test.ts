import { cellCode, cellMarkdown } from './cellMarkdown';

describe('a cell of Markdown', () => {
  it.each([
    ['One line\ngoes on.', 'One line goes on.'],
    ['One.\n\nTwo | three.', 'One.<br>Two \\| three.'],
    [
      'When selected:\n\n- `a` stays\n  open.\n- `b` goes.',
      'When selected:<br>- `a` stays open.<br>- `b` goes.',
    ],
    ['Either:\n1. this\n2. that', 'Either:<br>1. this<br>2. that'],
    [
      'Like so\n```jsx\nif (a | b) {\n  go();\n```\nor not.',
      'Like so<br>`if (a \\| b) {`<br>`  go();`<br>or not.',
    ],
    ['A mark:\n  ____\n [  * ]\n  ‾‾‾‾', 'A mark:<br>`  ____`<br>` [  * ]`<br>`  ‾‾‾‾`'],
    ['', ''],
  ])('keeps the line breaks of %j', (markdown, expected) => {
    expect(cellMarkdown(markdown)).toBe(expected);
  });
});

describe('a cell of code', () => {
  it.each([
    ["'a' | 'b'", "`'a' \\| 'b'`"],
    ['{\n  a: string;\n}', '`{ a: string; }`'],
    ['(a: `x-${string}`) => void', '``(a: `x-${string}`) => void``'],
    ['`x-${string}`', '`` `x-${string}` ``'],
    ['`` | `a`', '``` `` \\| `a` ```'],
    ['', ''],
  ])('writes %j on one line', (code, expected) => {
    expect(cellCode(code)).toBe(expected);
  });
});
