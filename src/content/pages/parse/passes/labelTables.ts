import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { plainText } from '../tokens';

/** Length of a cell's text, in characters, from which its column gets a minimum width. */
const longText = 30;

/** Columns of sentences would otherwise shrink to one word per line on phones, where tables scroll anyway. */
const readableWidth = 'min-width:9rem';

interface TableDraft {
  readonly open: Token;
  readonly headers: { readonly text: string; readonly cell: Token | undefined }[];
  /** Length of the longest text of each column, in characters. */
  readonly lengths: number[];
  /** Index of the next cell in its row. */
  column: number;
}

/**
 * Labels each table with its columns, turns empty column headers into empty cells, and keeps columns of sentences
 * readable on phones.
 */
export function labelTables(draft: Draft): void {
  const taken = new Map<string, number>();
  let table: TableDraft | null = null;
  draft.tokens.forEach((token, index) => {
    if (token.type === 'table_open') {
      table = { open: token, headers: [], lengths: [], column: 0 };
    } else if (!table) {
      return;
    } else if (token.type === 'tr_open') {
      table.column = 0;
    } else if (token.type === 'th_open') {
      table.headers.push({ text: readHeader(draft.tokens, index), cell: token });
    } else if (token.type === 'td_open') {
      const inline = draft.tokens[index + 1];
      const length = inline ? plainText(inline).length : 0;
      table.lengths[table.column] = Math.max(table.lengths[table.column] ?? 0, length);
      table.column += 1;
    } else if (token.type === 'table_close') {
      finishTable(table, taken);
      table = null;
    }
  });
}

function finishTable({ open, headers, lengths }: TableDraft, taken: Map<string, number>): void {
  const names = headers.map(({ text }) => text).filter(Boolean);
  open.meta = { label: takeLabel(`Table: ${names.join(', ')}`.replace(/: $/, ''), taken) };
  headers.forEach(({ cell }, column) => {
    if ((lengths[column] ?? 0) < longText) return;
    const alignment = cell?.attrGet('style');
    cell?.attrSet('style', alignment ? `${alignment};${readableWidth}` : readableWidth);
  });
}

/** Returns a unique label: two regions of a page must not share one. */
function takeLabel(label: string, taken: Map<string, number>): string {
  const count = (taken.get(label) ?? 0) + 1;
  taken.set(label, count);
  return count === 1 ? label : `${label} (${count})`;
}

function readHeader(tokens: readonly Token[], index: number): string {
  const inline = tokens[index + 1];
  const text = inline ? plainText(inline) : '';
  if (inline?.content) {
    tokens[index]?.attrSet('scope', 'col');
  } else {
    [tokens[index], tokens[index + 2]].forEach((cell) => {
      if (cell) {
        cell.tag = 'td';
      }
    });
  }
  return text;
}
