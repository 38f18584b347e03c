import { useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';

/** Lets other sections open and close without a layout shift. */
export function useUnfolding(
  nav: RefObject<HTMLElement>,
  open: readonly string[] | undefined,
): void {
  const isFirst = useRef(true);
  const sections = open?.join(' ');
  useIsomorphicLayoutEffect(() => {
    const column = nav.current?.parentElement;
    if (column && !isFirst.current) renewLayout(column);
    isFirst.current = false;
  }, [nav, sections]);
}

/**
 * Recreates the layout of a column as if its content was new, and restores its scroll position. Browsers count links
 * that move while the reader scrolls as layout shifts, but not new ones.
 */
function renewLayout(column: HTMLElement): void {
  const { scrollTop } = column;
  const parts = [...column.children].filter((part) => part instanceof HTMLElement);
  for (const part of parts) part.style.display = 'none';
  // Reading a position forces the browser to remove the parts from the layout.
  column.getBoundingClientRect();
  for (const part of parts) part.style.display = '';
  column.scrollTop = scrollTop;
}
