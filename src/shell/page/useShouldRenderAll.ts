import { createContext, startTransition, useEffect, useRef, useState } from 'react';

/** Tells the blocks of a page whether to render the whole page ({@link useShouldRenderAll}). */
export const RenderAllContext = createContext(true);

/**
 * Returns whether to render the whole page, or only its first screen. After a click, the heading and the first screen
 * render at once, and the rest when the browser is free: a page of twenty demos would take too long. The first page of
 * a visit renders completely, as do pages that the reader returns to or enters at a hash, whose scroll position needs
 * the full height.
 */
export function useShouldRenderAll(pathname: string): boolean {
  const [whole, setWhole] = useState(pathname);
  const isReturning = useRef(false);
  useEffect(() => {
    const remember = () => {
      isReturning.current = true;
    };
    window.addEventListener('popstate', remember);
    return () => window.removeEventListener('popstate', remember);
  }, []);
  // eslint-disable-next-line react-hooks/refs -- set by the event that led to this render, and by nothing React renders
  const isWhole = whole === pathname || isReturning.current || window.location.hash !== '';
  useEffect(() => {
    const isRendered = isReturning.current || window.location.hash !== '';
    isReturning.current = false;
    if (isRendered) setWhole(pathname);
    else startTransition(() => setWhole(pathname));
  }, [pathname]);
  return isWhole;
}
