import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Says when a box that stayed empty may go: not while the reader sees it, because everything below would jump.
 * @param isEmpty Whether it is known that nothing will come.
 */
export function useCollapse(isEmpty: boolean): [RefObject<HTMLElement>, boolean] {
  const box = useRef<HTMLElement>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  useEffect(() => {
    if (!isEmpty || !box.current || !window.IntersectionObserver) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting) return;
      // Above the window the browser holds the text in place by itself, where it can.
      const isBelow = entry.boundingClientRect.top > 0;
      if (isBelow || CSS.supports('overflow-anchor', 'auto')) setCollapsed(true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isEmpty]);
  return [box, isCollapsed];
}
