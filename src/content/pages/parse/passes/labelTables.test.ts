import MarkdownIt from 'markdown-it';
import { labelTables } from './labelTables';
import type { Draft } from '../draft';

const sentence = 'The column with the dot and the line, in the middle of an item.';

/** Labels the tables of a markdown text, and returns its tokens. */
function label(markdown: string) {
  const tokens = new MarkdownIt().parse(markdown, {});
  labelTables({ tokens } as Draft);
  return tokens;
}

const labelsOf = (markdown: string) =>
  label(markdown)
    .filter(({ type }) => type === 'table_open')
    .map(({ meta }) => meta?.label);

const headersOf = (markdown: string) => label(markdown).filter(({ type }) => type === 'th_open');

test('a table is named after its columns', () => {
  expect(labelsOf('| Key | What happens |\n| --- | --- |\n| Tab | Moves on |')).toEqual([
    'Table: Key, What happens',
  ]);
});

test('two tables with the same columns get different names', () => {
  const table = '| Key | Action |\n| --- | --- |\n| Tab | Moves on |\n\n';
  expect(labelsOf(`${table}Then:\n\n${table}`)).toEqual([
    'Table: Key, Action',
    'Table: Key, Action (2)',
  ]);
});

test('an empty column header becomes an empty cell, and is not part of the name', () => {
  const markdown = '|  | Pro |\n| --- | --- |\n| Export | Yes |';
  expect(labelsOf(markdown)).toEqual(['Table: Pro']);
  expect(headersOf(markdown).map(({ tag, attrs }) => [tag, attrs])).toEqual([
    ['td', null],
    ['th', [['scope', 'col']]],
  ]);
});

test('a column of sentences has a minimum width, a column of names has none', () => {
  const [name, text] = headersOf(
    `| Component | What it is |\n| --- | --- |\n| \`Dot\` | A dot |\n| \`Line\` | ${sentence} |`,
  );
  expect(name?.attrGet('style')).toBeNull();
  expect(text?.attrGet('style')).toBe('min-width:9rem');
});

test('the length of a cell counts without its markup', () => {
  const address = 'https://example.org/a-long-address-that-nobody-sees';
  const [, text] = headersOf(`| A | B |\n| --- | --- |\n| 1 | [Dot](${address}) |`);
  expect(text?.attrGet('style')).toBeNull();
});

test('a column of sentences that is aligned stays aligned', () => {
  const [, text] = headersOf(`| A | B |\n| --- | ---: |\n| 1 | ${sentence} |`);
  expect(text?.attrGet('style')).toBe('text-align:right;min-width:9rem');
});

test('the second of two tables is measured by its own cells', () => {
  const headers = headersOf(
    `| A | B |\n| --- | --- |\n| 1 | ${sentence} |\n\nThen:\n\n| C | D |\n| --- | --- |\n| 1 | 2 |`,
  );
  expect(headers.map((cell) => cell.attrGet('style'))).toEqual([
    null,
    'min-width:9rem',
    null,
    null,
  ]);
});
