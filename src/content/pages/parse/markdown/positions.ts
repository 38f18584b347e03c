import type { Token } from 'markdown-it';
import { rowStartsOf, rowAt } from './contentRows';

/** The start of a block's content that is only a part of its line: a table cell, the description. */
interface Start {
  /** From 0, in the first line of the block. */
  column: number;
  /** The source of the content, if it differs: `\|` in a cell is `|` in its content. */
  written?: string;
}

const starts = new WeakMap<Token, Start>();

/** Records the start of a block's content that is only a part of its line. */
export function rememberStart(token: Token, start: Start): void {
  starts.set(token, start);
}

/** Returns the position of an offset in a block's content in the markdown, line and column from 0. */
export function locate(
  lines: readonly string[],
  token: Token,
  offset: number,
): { line: number; column: number } {
  const rows = rowStartsOf(token);
  const row = rowAt(rows, offset);
  const ahead = Math.min(offset, token.content.length) - (rows[row] ?? 0);
  const line = (token.map?.[0] ?? 0) + row;
  const start = starts.get(token);
  if (start && row === 0) {
    return { line, column: start.column + writtenLength(start.written, ahead) };
  }
  // Markers of lists and quotations precede the content; spaces and the closing hashes of a heading follow it.
  const end = rows[row + 1] ?? token.content.length + 1;
  const content = token.content.slice(rows[row], end - 1).trimEnd();
  const text = lines[line] ?? '';
  const column = start ? text.indexOf(content) : text.lastIndexOf(content);
  return { line, column: (content ? Math.max(0, column) : 0) + ahead };
}

/** Returns the length of the source for a length of a cell's content. */
function writtenLength(written: string | undefined, length: number): number {
  let at = 0;
  for (let seen = 0; written !== undefined && seen < length; seen += 1) {
    at += written.startsWith('\\|', at) ? 2 : 1;
  }
  return written === undefined ? length : at;
}
