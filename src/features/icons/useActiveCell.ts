import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';
import { nextCell } from './gridPlaces';
import type { Icon } from './readIcons';

/** The tab stop of a grid, and how to move it. */
export interface ActiveCell {
  active: number;
  setActive: (cell: number) => void;
  moveByKey: (event: KeyboardEvent) => void;
}

/** Moves the focus between the cells of a grid, also to cells that are not rendered yet. */
export function useActiveCell(
  grid: RefObject<HTMLElement>,
  { columns, icons }: { columns: number; icons: readonly Icon[] },
): ActiveCell {
  // For new results, the tab stop is the first cell.
  const [{ cell, of }, setCell] = useState({ cell: 0, of: icons });
  const active = of === icons ? cell : 0;
  const isMoving = useRef(false);
  const setActive = useCallback((next: number) => setCell({ cell: next, of: icons }), [icons]);
  useIsomorphicLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const button = grid.current?.querySelector<HTMLElement>(`[data-cell="${active}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [grid, active]);
  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = { cell: active, columns, count: icons.length, isRtl };
    const next = nextCell(event, at);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = next !== active;
    setActive(next);
  };
  return { active, setActive, moveByKey };
}
