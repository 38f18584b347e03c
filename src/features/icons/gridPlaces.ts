/** A range of rows; `last` is exclusive. */
export interface RowRange {
  first: number;
  last: number;
}

/** Position of a grid in the viewport, in pixels. */
export interface GridPlace {
  /** Distance of its top from the top of the viewport. */
  top: number;
  windowHeight: number;
  rowHeight: number;
}

/** Rows rendered above and below the viewport, for scrolling. */
export const spareRows = 2;

/** Returns the rows of a grid that are in the viewport, or would be if the grid was longer or began earlier. */
export function rowsAt({ top, windowHeight, rowHeight }: GridPlace): RowRange {
  return { first: Math.floor(-top / rowHeight), last: Math.ceil((windowHeight - top) / rowHeight) };
}

/** Returns the cells of a range of rows, of the spare rows around it, and of the row with the focus. */
export function cellsOf(
  { first, last }: RowRange,
  {
    columns,
    count,
    active,
    spare,
  }: { columns: number; count: number; active: number; spare: number },
): number[] {
  const rows = new Set<number>();
  for (let row = Math.max(0, first - spare); row < last + spare; row += 1) rows.add(row);
  rows.add(Math.floor(active / columns));
  return [...rows]
    .sort((one, other) => one - other)
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((cell) => cell < count);
}

/** Returns the cell that a key moves to; undefined for other keys, and if there is no such cell. */
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
