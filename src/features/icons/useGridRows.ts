import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';
import { type GridRows, measureRows } from './measureRows';

/** No rows are rendered until the grid was measured. */
const nothing: GridRows = { columns: 1, range: { first: 0, last: 0 } };

/** Returns the number of columns of a grid and the rows near the viewport, following scrolling and resizing. */
export function useGridRows(grid: RefObject<HTMLElement>): GridRows {
  const [rows, setRows] = useState(nothing);
  const measure = useCallback(() => {
    const { current } = grid;
    if (!current) return;
    const next = measureRows(current);
    setRows((last) => (isSame(last, next) ? last : next));
  }, [grid]);
  useIsomorphicLayoutEffect(measure, [measure]);
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

function isSame(one: GridRows, other: GridRows): boolean {
  const { first, last } = other.range;
  return one.columns === other.columns && one.range.first === first && one.range.last === last;
}
