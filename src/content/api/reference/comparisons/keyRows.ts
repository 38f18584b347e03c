import type { KeyRow } from './stages';

/** A table whose first column has keys, from its header to its last row. */
const keyTable = /^\|\s*Keys?\s*\|[^|\n]+\|[ \t]*\n\|[-:| \t]+\n((?:\|.*\n?)+)/gm;

/** Returns the rows of the keyboard tables in a page's Markdown. Links within the page get the page's address. */
export function readKeyRows(markdown: string, pathname: string): KeyRow[] {
  const tables = [...markdown.replace(/\r\n/g, '\n').matchAll(keyTable)];
  return tables.flatMap(([, body = '']) =>
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
      .map(([, keys = '', what = '']) => ({
        keys,
        what: what.replaceAll('](#', `](${pathname}#`),
      })),
  );
}
