/** An element whose height is held while its demo is rendered again. */
export interface HeldHeight {
  /** The demo is rendered: from now on the element may shrink where nobody sees it. */
  settle: () => void;
  /** Gives the height up at once. */
  giveUp: () => void;
}

/**
 * Holds the height of an element while its demo is rendered again, smaller than the server rendered it: what is below must not
 * move before a reader's eyes. The height is given up when the element is below the window, where what follows is out of
 * sight too, or when the window has another width. Above the window it stays: not every browser holds the scroll then.
 */
export function holdHeight(element: HTMLElement): HeldHeight {
  const width = window.innerWidth;
  const onResize = () => {
    if (window.innerWidth !== width) giveUp();
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) giveUp();
  });
  function giveUp() {
    element.style.minBlockSize = '';
    observer.disconnect();
    window.removeEventListener('resize', onResize);
  }
  element.style.minBlockSize = `${element.getBoundingClientRect().height}px`;
  window.addEventListener('resize', onResize);
  return { settle: () => observer.observe(element), giveUp };
}
