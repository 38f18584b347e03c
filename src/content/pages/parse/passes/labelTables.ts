import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { plainText } from '../tokens';
import { finishTable, type TableDraft } from './finishTable';

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
