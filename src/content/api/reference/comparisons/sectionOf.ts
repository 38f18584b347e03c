import { markdownTable } from '../print/markdownTable';
import { translate, type TextKey } from '../words';
import type { ComparedRow } from './sideTables';
import type { Side } from './stages';

/** A table with its heading; all are keys of texts. */
export interface Section {
  heading: TextKey;
  /** Title of the first column. */
  first: TextKey;
  rows: readonly ComparedRow[];
  /** A remark on what the table cannot show. */
  note?: TextKey;
}

/** Writes a table with its heading, as Markdown. */
export function sectionOf({ heading, first, rows, note }: Section, sides: readonly Side[]): string {
  const heads = [translate(first), ...sides.map(({ product }) => product.name)];
  const parts = [
    `## ${translate(heading)}`,
    ...(note ? [translate(note)] : []),
    markdownTable(heads, rows),
  ];
  return parts.join('\n\n');
}
