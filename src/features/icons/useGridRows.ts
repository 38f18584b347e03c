import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { rowHeight } from './EmptyGrid';
import { rowsAt, type RowRange } from './gridPlaces';

// The server renders this too, and warns of layout effects.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** What of a grid is to be rendered. */
export interface GridRows {
  columns: number;
  range: RowRange;
}

/** Until the grid was measured, nothing of it is rendered. */
const nothing: GridRows = { columns: 1, range: { first: 0, last: 0 } };

/** Follows the window: the columns of a grid, and the rows of it that a reader sees. */
export function useGridRows(grid: RefObject<HTMLElement>): GridRows {
  const [rows, setRows] = useState(nothing);
  const measure = useCallback(() => {
    const { current } = grid;
    if (!current) return;
    const next = measureRows(current);
    setRows((last) => (isSame(last, next) ? last : next));
  }, [grid]);
  useBrowserLayoutEffect(measure, [measure]);
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (grid.current) observer.observe(grid.current);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [grid, measure]);
  return rows;
}

function measureRows(grid: HTMLElement): GridRows {
  const columns = Number.parseInt(getComputedStyle(grid).getPropertyValue('--columns'), 10) || 1;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const range = rowsAt({
    top: grid.getBoundingClientRect().top,
    windowHeight: window.innerHeight,
    rowHeight: rowHeight * rem,
  });
  return { columns, range };
}

function isSame(one: GridRows, other: GridRows): boolean {
  const { first, last } = other.range;
  return one.columns === other.columns && one.range.first === first && one.range.last === last;
}
