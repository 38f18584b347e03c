import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Says when a box that stayed empty may go: once it is below the window, where nobody sees the rest move.
 * @param isEmpty Whether it is known that nothing will come.
 */
export function useCollapse(isEmpty: boolean): [RefObject<HTMLElement>, boolean] {
  const box = useRef<HTMLElement>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    if (!isEmpty || !box.current || !window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // Above the window it stays: at the end of a page no browser can hold the text in place.
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setCollapsed(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isEmpty]);
  return [box, isCollapsed];
}
