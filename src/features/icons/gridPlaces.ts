/** A part of the rows of a grid, the last one not included. */
export interface RowRange {
  first: number;
  last: number;
}

/** Where a grid is in the window, in pixels. */
export interface GridPlace {
  /** Its top, from the top of the window. */
  top: number;
  windowHeight: number;
  rowHeight: number;
}

/** Rows that are rendered above and below those in the window, for readers who scroll. */
const spare = 2;

/** The rows of a grid to render while it is at this place; the last ones need not exist. */
export function rowsAt({ top, windowHeight, rowHeight }: GridPlace): RowRange {
  const first = Math.floor(-top / rowHeight) - spare;
  const last = Math.ceil((windowHeight - top) / rowHeight) + spare;
  return { first: Math.max(0, first), last: Math.max(0, last) };
}

/** The cells of some rows, and of the row with the focus, wherever that is. */
export function cellsOf(
  { first, last }: RowRange,
  { columns, count, active }: { columns: number; count: number; active: number },
): number[] {
  const rows = new Set<number>();
  for (let row = first; row < last; row += 1) rows.add(row);
  rows.add(Math.floor(active / columns));
  return [...rows]
    .sort((one, other) => one - other)
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((cell) => cell < count);
}

/** The cell a key leads to; undefined for other keys, and where there is none. */
export function nextCell(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { cell, columns, count, isRtl }: { cell: number; columns: number; count: number; isRtl: boolean },
): number | undefined {
  const forward = isRtl ? -1 : 1;
  const rowStart = cell - (cell % columns);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: cell + forward,
    ArrowLeft: cell - forward,
    ArrowDown: cell + columns,
    ArrowUp: cell - columns,
    Home: ctrlKey ? 0 : rowStart,
    End: ctrlKey ? count - 1 : Math.min(count, rowStart + columns) - 1,
  };
  const target = targets[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}
