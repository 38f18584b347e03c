import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** Minimum height in pixels: space for a menu or a small dialog of the demo. */
const least = 240;
/** Maximum height in pixels, about a screen: higher demos scroll in their frame. */
const most = 800;

const within = (pixels: number) => Math.min(most, Math.max(least, pixels));

/**
 * Returns the height of an iframe in pixels: that of its content, within limits. Until the content was measured it is
 * `start`.
 */
export function useFrameHeight(start = least): {
  height: number;
  onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => void;
} {
  const [height, setHeight] = useState(() => within(start));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const onLoad = useCallback(({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    stop.current();
    stop.current = watchHeight(currentTarget, (needed) => setHeight(within(needed)));
  }, []);
  return { height, onLoad };
}

function watchHeight(frame: HTMLIFrameElement, onHeight: (pixels: number) => void): () => void {
  const page = frame.contentDocument?.querySelector<HTMLElement>('[data-demo-page]');
  if (!page) return () => {};
  const observer = new ResizeObserver(() => {
    // Before the demo has rendered, the page is nearly empty.
    if (page.querySelector('[data-demo-stage] > * > *')) onHeight(page.offsetHeight);
  });
  observer.observe(page);
  return () => observer.disconnect();
}
