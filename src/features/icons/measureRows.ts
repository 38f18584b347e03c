import { rowHeight } from './EmptyGrid';
import { rowsAt, type RowRange } from './gridPlaces';

/** The part of a grid to render. */
export interface GridRows {
  columns: number;
  range: RowRange;
}

/** Returns the number of columns of a grid, and its rows in the viewport. */
export function measureRows(grid: HTMLElement): GridRows {
  const columns = Number.parseInt(getComputedStyle(grid).getPropertyValue('--columns'), 10) || 1;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const range = rowsAt({
    top: grid.getBoundingClientRect().top,
    windowHeight: window.innerHeight,
    rowHeight: rowHeight * rem,
  });
  return { columns, range };
}
