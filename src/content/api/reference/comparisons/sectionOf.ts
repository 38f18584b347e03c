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
  const parts = [
    `## ${translate(heading)}`,
    ...(note ? [translate(note)] : []),
    table(translate(first), sides, rows),
  ];
  return parts.join('\n\n');
}

function table(first: string, sides: readonly Side[], rows: readonly ComparedRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const heads = [first, ...sides.map(({ product }) => product.name)];
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
