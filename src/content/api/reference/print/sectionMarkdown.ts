import type { Cell, Part, Row, Section } from '../stages';
import { translate } from '../words';
import { cellCode, cellMarkdown } from './cellMarkdown';

/** Writes a section as Markdown, for programs: tables as tables, declarations as code. */
export function sectionMarkdown({ title, parts }: Section, level: 2 | 3): string {
  const heading = title ? [`${'#'.repeat(level)} ${title}`] : [];
  return [...heading, ...parts.map(partMarkdown)].join('\n\n');
}

function partMarkdown(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.markdown;
    case 'note':
      return `> **${part.label}:** ${part.markdown.replaceAll('\n', '\n> ')}`;
    case 'code':
      return fence(part.code, part.language);
    case 'table':
      return tableMarkdown(part.columns, part.rows);
    case 'types':
      return part.types.map(({ source }) => fence(source, 'ts')).join('\n\n');
  }
}

function fence(code: string, language: string): string {
  const mark = code.includes('```') ? '````' : '```';
  return `${mark}${language}\n${code}\n${mark}`;
}

function tableMarkdown(columns: readonly string[], rows: readonly Row[]): string {
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
