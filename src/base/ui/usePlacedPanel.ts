import { useEffect } from 'react';
import { keepInWindow } from './keepInWindow';
import { placePanel } from './placePanel';
import type { Popover } from './usePopover';

/**
 * Places the panel of a menu at its trigger when it opens, and focuses the current entry or the first one. With
 * `isBelow`, the page scrolls until the panel is in the window.
 */
export function usePlacedPanel(
  { panel, trigger, open }: Pick<Popover, 'panel' | 'trigger' | 'open'>,
  isBelow: boolean | undefined,
): void {
  useEffect(() => {
    if (!open || !panel.current || !trigger.current) return undefined;
    placePanel(panel.current, trigger.current);
    const release = isBelow ? keepInWindow(panel.current) : undefined;
    focusItem(panel.current);
    return release;
  }, [open, isBelow, panel, trigger]);
}

function focusItem(panel: HTMLElement) {
  const current = panel.querySelector<HTMLElement>('[aria-current="true"]');
  const first = panel.querySelector<HTMLElement>('[role^="menuitem"]:not(:disabled)');
  // The panel may not be positioned yet: focusing it would scroll the page to its temporary position.
  (current ?? first)?.focus({ preventScroll: true });
  if (current) panel.scrollTop = current.offsetTop - panel.clientHeight / 2;
}
