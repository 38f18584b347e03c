import type { Token } from 'markdown-it';
import { grammar } from '../parse';
import { markdownVersionUrl, trimSlashes } from './addresses';
import { EditedLines } from './EditedLines';
import { linkMarkdownVersion } from './links';
import { asMarkdown, changedText, idChanges } from './text';

const pathnames = new Set(['/a/', '/b/c/', '/']);
const link = (markdown: string) => linkMarkdownVersion(markdown, 'https://e.com', pathnames);

describe('links of a Markdown version', () => {
  it.each([
    ['[a](/a/)', '[a](https://e.com/a.md)'],
    ['[a](/b/c/?d=1#e "t")', '[a](https://e.com/b/c.md?d=1#e "t")'],
    ['[a](</a/>) [b]( /a/ )', '[a](<https://e.com/a.md>) [b]( https://e.com/a.md )'],
    ['[a](/)', '[a](https://e.com/index.md)'],
    ['[größe](/a/#größe)', '[größe](https://e.com/a.md#größe)'],
    ['[a]: /a/ "t"', '[a]: https://e.com/a.md "t"'],
    ['> [a]: </a/>', '> [a]: <https://e.com/a.md>'],
    ['<a href="/a/">a</a>', '<a href="https://e.com/a.md">a</a>'],
    ["<a class='b' href='/a/'>a</a>", "<a class='b' href='https://e.com/a.md'>a</a>"],
    ['- > [a](/a/\n  > "t")', '- > [a](https://e.com/a.md\n  > "t")'],
  ])('%j leads to the Markdown version of its page', (markdown, linked) => {
    expect(link(markdown)).toBe(linked);
  });

  it.each([
    ['![i](/static/a.png)', '![i](https://e.com/static/a.png)'],
    ['<img src="/static/a.png">', '<img src="https://e.com/static/a.png">'],
    ['[a](/a/b/)', '[a](https://e.com/a/b/)'],
    ['[a](/a)', '[a](https://e.com/a)'],
    ['[a](/A/)', '[a](https://e.com/A/)'],
  ])('%j leads to this site', (markdown, linked) => expect(link(markdown)).toBe(linked));

  it.each([
    '[a](https://x.y/a/)',
    '[a](//x.y/a/)',
    '<a href="//x.y/a/">a</a>',
    '[a](#a) [b](a/) [c](mailto:a@b.c)',
    'The address /a/ (/a/)',
    '`[a](/a/)` ``` [b](/a/) ```',
    '~~~\n[a](/a/)',
    '- ```\n  [a](/a/)\n  ```',
  ])('%j is unchanged', (markdown) => expect(link(markdown)).toBe(markdown));

  it('are found after code in the same paragraph, and after an unclosed backtick', () => {
    expect(link('`a/` [b](/a/) `[c](/a/)` [d](/a/)')).toBe(
      '`a/` [b](https://e.com/a.md) `[c](/a/)` [d](https://e.com/a.md)',
    );
    expect(link('A ` [b](/a/)')).toBe('A ` [b](https://e.com/a.md)');
  });

  it('are the same when they are made absolute twice', () => {
    const once = link('[a](/a/) <a href="/b/c/">b</a>\n\n[c]: /\n');
    expect(link(once)).toBe(once);
  });
});

it.each([
  ['/', 'index', '/index.md'],
  ['/a/', 'a', '/a.md'],
  ['/a/b/', 'a/b', '/a/b.md'],
])('the address %s without slashes is %s, its Markdown version %s', (pathname, name, url) => {
  expect(trimSlashes(pathname)).toBe(name);
  expect(markdownVersionUrl(pathname)).toBe(url);
});

it('escapes what a plain text would mean in Markdown, so that it is shown as written', () => {
  const text = 'Tom & "Jerry" *a* `b` <c> &amp; &#35; \\ d_e';
  const html = grammar.renderInline(asMarkdown(text));
  expect(
    html
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  ).toBe(text);
});

describe('the text of raw HTML', () => {
  const inline = (markdown: string): Token =>
    grammar.parse(markdown, {}).find(({ type }) => type === 'inline')!;

  it.each([
    ['Press <kbd>A</kbd>+<kbd class="key">B</kbd>', 'Press A+B'],
    [
      'Rows <span class="plan-pro"></span>, <span class="plan-premium"> </span>',
      'Rows (Pro plan), (Premium plan)',
    ],
    ['<span class="plan-pro">Rows</span>', '<span class="plan-pro">Rows</span>'],
    ['<span class="plan-free"></span>', '<span class="plan-free"></span>'],
    ['`<kbd>A</kbd>` <b>c</b>', '`<kbd>A</kbd>` <b>c</b>'],
  ])('of %j is %j', (markdown, text) => expect(changedText(inline(markdown))).toBe(text));

  it('has no ids of headings', () => {
    expect(idChanges(inline('## Größe {#a #b}'))).toEqual([{ from: 5, to: 13, text: '' }]);
    expect(idChanges(inline('## Größe {a}'))).toEqual([]);
  });
});

describe('lines that are edited', () => {
  const at = (line: number, column: number) => ({ line, column });

  it('stay as they are without edits, except for empty lines in a row and at the ends', () => {
    expect(new EditedLines(['', 'a  ', '', '', 'b', '']).join()).toBe('a  \n\nb');
    expect(new EditedLines([]).join()).toBe('');
  });

  it('are joined again with the same result', () => {
    const lines = new EditedLines(['- a', 'b', '', 'c']);
    lines.setLine(1, ['d']);
    expect(lines.join()).toBe('- a\n\nd\n\nc');
    expect(lines.join()).toBe('- a\n\nd\n\nc');
  });

  it('have several edits, each at its place in the text of the author', () => {
    const lines = new EditedLines(['one two three']);
    lines.replace(at(0, 0), at(0, 3), '1');
    lines.replace(at(0, 8), at(0, 13), '');
    lines.replace(at(0, 4), at(0, 4), '>');
    expect(lines.join()).toBe('1 >two');
  });

  it('lose the text between two positions, but not the marks of quotations', () => {
    const lines = new EditedLines(['> a b', '>   c d', '> e']);
    lines.replace(at(0, 4), at(1, 5), 'f');
    expect(lines.join()).toBe('> a f\n>    d\n> e');
  });

  it('are empty only where code needs it', () => {
    const lines = new EditedLines(['a', '', '', 'b']);
    [1, 2].forEach((line) => lines.keep(line));
    expect(lines.join()).toBe('a\n\n\nb');
  });
});
