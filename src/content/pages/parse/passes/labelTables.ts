import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { plainText } from '../tokens';

/** Labels each table with its columns, and turns empty column headers into empty cells. */
export function labelTables(draft: Draft): void {
  const taken = new Map<string, number>();
  let table: Token | null = null;
  let headers: string[] = [];
  draft.tokens.forEach((token, index) => {
    if (token.type === 'table_open') {
      table = token;
      headers = [];
    } else if (token.type === 'th_open') {
      headers.push(readHeader(draft.tokens, index));
    } else if (token.type === 'thead_close' && table) {
      const label = `Table: ${headers.filter(Boolean).join(', ')}`;
      table.meta = { label: takeLabel(label.replace(/: $/, ''), taken) };
    }
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
