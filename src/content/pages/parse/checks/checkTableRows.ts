import type { Token } from 'markdown-it';
import { report, type Draft } from '../draft';
import { findAtLineStarts } from './textPieces';

/** Reports cells without a column, which markdown drops, and tables that markdown does not recognize. */
export function checkTableRows(draft: Draft): void {
  let columns = 0;
  draft.tokens.forEach((token, index) => {
    if (token.type === 'thead_open') columns = countHeaders(draft.tokens, index);
    if (token.type === 'tr_open' && token.map && columns > 0)
      checkRow(draft, token.map[0], columns);
  });
  const rows = findAtLineStarts(draft, /^\|.+\|[ \t]*$/);
  for (const [index, { match, place }] of rows.entries()) {
    // One message for consecutive rows of a table.
    if (rows[index - 1]?.place.line === place.line - 1) continue;
    const cells = splitCells(match[0]).length;
    report(draft, {
      ...place,
      what: 'A row between bars, but no table: the line below the header is missing or wrong.',
      fix: `Write \`|${' --- |'.repeat(cells)}\` below the header.`,
    });
  }
}

function countHeaders(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex((token, index) => index > start && token.type === 'thead_close');
  return tokens.slice(start, end).filter(({ type }) => type === 'th_open').length;
}

function checkRow(draft: Draft, line: number, columns: number): void {
  const text = draft.lines[line] ?? '';
  const surplus = splitCells(text)[columns];
  if (!surplus) return;
  report(draft, {
    line: draft.source.bodyLine + line,
    column: surplus.start + 1,
    what: `The row has more cells than the table has columns, which are ${columns}.`,
    fix: 'Write `\\|` for a bar inside a cell, or add the column to the header.',
  });
}

/** Returns the cells of a row with the offsets of their texts; an escaped bar does not separate. */
function splitCells(text: string): { start: number }[] {
  const inside = text.trimEnd().replace(/(?<!\\)\|$/, '');
  let start = 0;
  const cells = inside.split(/(?<!\\)\|/).map((cell) => {
    const found = { start: start + cell.length - cell.trimStart().length, cell };
    start += cell.length + 1;
    return found;
  });
  return /^[\s>]*$/.test(cells[0]?.cell ?? '') ? cells.slice(1) : cells;
}
