import fs from 'node:fs';
import path from 'node:path';
import type { Fingerprints, PageSummary } from '@/content/pages';
import type { KeyRow } from './stages';

/** Reads the keyboard tables of handwritten pages. Reads a page again only after its file has changed. */
export class KeyTables {
  private readonly read = new Map<string, { content: string; rows: readonly KeyRow[] }>();

  constructor(
    private readonly root: string,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** Returns the rows of a page's keyboard tables; none if its file does not exist. */
  readRows({ file, pathname }: Pick<PageSummary, 'file' | 'pathname'>): readonly KeyRow[] {
    const content = this.fingerprints.hashOf(file);
    const last = this.read.get(pathname);
    if (last?.content === content) return last.rows;
    const rows = content ? readKeyRows(this.text(file), pathname) : [];
    this.read.set(pathname, { content, rows });
    return rows;
  }

  private text(file: string): string {
    return fs.readFileSync(path.join(this.root, file), 'utf8');
  }
}

/** A table whose first column has keys, from its head to its last row. */
const keyTable = /^\|\s*Keys?\s*\|[^|\n]+\|[ \t]*\n\|[-:| \t]+\n((?:\|.*\n?)+)/gm;

/** Returns the rows of the keyboard tables in a page's Markdown. Links within the page get its address. */
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
