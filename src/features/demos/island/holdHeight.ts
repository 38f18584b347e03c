/** Controls the height of an element whose demo is rendered again. */
export interface HeldHeight {
  /** Call when the demo has rendered: from now on, the height is released when the element is below the viewport. */
  releaseBelowViewport: () => void;
  /** Releases the height at once. */
  release: () => void;
}

/**
 * Holds the height of an element while its demo is rendered again, possibly smaller than on the server, so that the
 * content below does not move. The height is released when the element is below the viewport, where the shift is not
 * visible, or when the window's width changes. Above the viewport it is kept, because not every browser has scroll
 * anchoring.
 */
export function holdHeight(element: HTMLElement): HeldHeight {
  const width = window.innerWidth;
  const onResize = () => {
    if (window.innerWidth !== width) release();
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) release();
  });
  function release() {
    element.style.minBlockSize = '';
    observer.disconnect();
    window.removeEventListener('resize', onResize);
  }
  element.style.minBlockSize = `${element.getBoundingClientRect().height}px`;
  window.addEventListener('resize', onResize);
  return { releaseBelowViewport: () => observer.observe(element), release };
}
