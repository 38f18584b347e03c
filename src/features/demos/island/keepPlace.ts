/** The place of a demo that is held as high as it was. */
export interface KeptPlace {
  /** The demo is there: from now on the place may shrink where nobody sees it. */
  settle: () => void;
  /** Gives the height up at once. */
  giveUp: () => void;
}

/**
 * Holds the height of a place while its demo is rendered again, smaller than the server rendered it: what is below must not
 * move before a reader's eyes. The height is given up when the place is below the window, where what follows is out of
 * sight too, or when the window has another width. Above the window it stays: not every browser holds the scroll then.
 */
export function keepPlace(place: HTMLElement): KeptPlace {
  const width = window.innerWidth;
  const onResize = () => {
    if (window.innerWidth !== width) giveUp();
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) giveUp();
  });
  function giveUp() {
    place.style.minBlockSize = '';
    observer.disconnect();
    window.removeEventListener('resize', onResize);
  }
  place.style.minBlockSize = `${place.getBoundingClientRect().height}px`;
  window.addEventListener('resize', onResize);
  return { settle: () => observer.observe(place), giveUp };
}
