import type { Cell, Row } from '../tablePart';
import { planName, translate } from '../words';
import { cellCode, cellMarkdown } from './cellMarkdown';
import { markdownTable } from './markdownTable';

/** Writes a table of the reference as a Markdown table. */
export function tableMarkdown(columns: readonly string[], rows: readonly Row[]): string {
  const cells = rows.map((row) => [nameOf(row), ...row.cells.map((cell) => cellOf(cell, row))]);
  return markdownTable(columns, cells);
}

function nameOf({ name, required, plan, from, mark }: Row): string {
  const marks = [
    required && translate('required').toLowerCase(),
    plan && planName(plan),
    mark?.toLowerCase(),
    from && translate('from', { name: from.title }),
  ].filter(Boolean);
  return `${cellCode(name)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

function cellOf(cell: Cell, { deprecated }: Row): string {
  if (cell.kind === 'code') return cellCode(cell.code);
  if (cell.kind === 'type') return cellCode(cell.source.trim());
  const details = (cell.details ?? []).map(
    ({ name, type, markdown }) =>
      `${cellCode(name)} (${cellCode(type.trim())}): ${cellMarkdown(markdown)}`,
  );
  const reason =
    deprecated === undefined ? '' : cellMarkdown(`**${translate('deprecated')}.** ${deprecated}`);
  return [reason, cellMarkdown(cell.markdown), ...details].filter(Boolean).join('<br>');
}
