import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns a ref for the box of an ad, and whether an empty box may be removed: once it is below the viewport, where the
 * reader does not see the content move.
 * @param isEmpty Whether it is certain that no ad will come.
 */
export function useCollapse(isEmpty: boolean): [RefObject<HTMLElement>, boolean] {
  const box = useRef<HTMLElement>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    if (!isEmpty || !box.current || !window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      // Above the viewport it stays: at the end of a page, browsers cannot keep the scroll position by scroll
      // anchoring.
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setCollapsed(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isEmpty]);
  return [box, isCollapsed];
}
