import type { Token } from 'markdown-it';

/** Length of a cell's text, in characters, from which its column gets a minimum width. */
const longText = 30;

/** Columns of sentences would otherwise shrink to one word per line on phones, where tables scroll anyway. */
const readableWidth = 'min-width:9rem';

/** A table whose rows are being read. */
export interface TableDraft {
  readonly open: Token;
  readonly headers: { readonly text: string; readonly cell: Token | undefined }[];
  /** Length of the longest text of each column, in characters. */
  readonly lengths: number[];
  /** Index of the next cell in its row. */
  column: number;
}

/** Gives a table its label, and a minimum width to its columns of sentences. */
export function finishTable(
  { open, headers, lengths }: TableDraft,
  taken: Map<string, number>,
): void {
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
