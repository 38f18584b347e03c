import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';

/** Space for what a demo opens: a menu, a small dialog. */
const least = 240;
/** About a screen: beyond it the demo scrolls in its frame. */
const most = 800;

const within = (pixels: number) => Math.min(most, Math.max(least, pixels));

/**
 * The height of a frame for what stands in it, in pixels: as much as the page in it needs, within limits. Until that
 * is known it is `start`.
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
    // Before the demo is rendered the page is as good as empty.
    if (page.querySelector('[data-demo-stage] > * > *')) onHeight(page.offsetHeight);
  });
  observer.observe(page);
  return () => observer.disconnect();
}
