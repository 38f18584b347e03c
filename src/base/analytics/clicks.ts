import { gtag } from './gtag';

/**
 * Sends an event for each click inside an element with `data-ga-event-category` (contract §8). If the element has a
 * sampling ratio in `data-ga-event-split`, from 0 to 1, sends only that share of the clicks. Returns a function that
 * removes the listener.
 * @param random Returns a number from 0 up to, but not including, 1.
 */
export function followClicks(random: () => number = Math.random): () => void {
  function onClick({ target }: MouseEvent) {
    const element = target instanceof Element && target.closest('[data-ga-event-category]');
    if (!element || random() >= readSplit(element)) return;
    gtag('event', element.getAttribute('data-ga-event-category'), {
      eventAction: element.getAttribute('data-ga-event-action'),
      eventLabel: element.getAttribute('data-ga-event-label'),
    });
  }
  // Capturing, so that clicks whose propagation is stopped count, too.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Returns the sampling ratio of an element; a missing or invalid one means every click. */
function readSplit(element: Element): number {
  const split = Number.parseFloat(element.getAttribute('data-ga-event-split') ?? '');
  return Number.isNaN(split) ? 1 : split;
}
