import type { ApiCounts } from './counts';

const columns = [
  'components',
  'hooks',
  'interfaces',
  'props',
  'inherited',
  'slots',
  'classes',
] as const;

/** Formats the counts as a table for the terminal, one line per package. */
export function formatCounts(counts: readonly ApiCounts[]): string {
  const names = alignCells(['package', ...counts.map(({ packageName }) => packageName)], 'padEnd');
  const numbers = columns.map((key) =>
    alignCells([key, ...counts.map((count) => String(count[key]))], 'padStart'),
  );
  return names
    .map((name, row) => [name, ...numbers.map((cells) => cells[row])].join('  '))
    .join('\n');
}

/** Pads the cells of a column to the width of the widest. */
function alignCells(cells: readonly string[], pad: 'padStart' | 'padEnd'): string[] {
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => cell[pad](width));
}
