import { createContext, startTransition, useEffect, useRef, useState } from 'react';

/** Whether all of the page is to be rendered; the blocks of a page ask for it. */
export const WholeContext = createContext(true);

/**
 * Whether all of a page is to be rendered, or what its reader sees first. After a click the new heading and the first
 * screen are rendered at once, and the rest when the browser is free: a page of twenty demos would keep the reader
 * waiting. The page of the document is rendered whole, and so is one that the reader comes back to or enters in its
 * middle, whose scroll position needs its height.
 */
export function useIsWhole(pathname: string): boolean {
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
