import type { Cell, Row } from '../tablePart';
import { translate } from '../words';
import { cellCode, cellMarkdown } from './cellMarkdown';

/** Writes a table of the reference as a Markdown table. */
export function tableMarkdown(columns: readonly string[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line([nameOf(row), ...row.cells.map((cell) => cellOf(cell, row))])),
  ].join('\n');
}

function nameOf({ name, required, plan, from, mark }: Row): string {
  const marks = [
    required && translate('required').toLowerCase(),
    plan && translate(plan === 'pro' ? 'proPlan' : 'premiumPlan'),
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
