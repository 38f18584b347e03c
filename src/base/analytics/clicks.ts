import { gtag } from './gtag';

/**
 * Sends an event for each click inside an element with `data-ga-event-category` (contract §8). A sampling ratio in
 * `data-ga-event-split`, from 0 to 1, sends that share of the clicks only. Returns a function that ends it.
 * @param random Gives numbers from 0 to 1, below 1.
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
  // In the capture phase: a click that somebody stops on its way counts too.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** A missing or unreadable ratio means every click. */
function readSplit(element: Element): number {
  const split = Number.parseFloat(element.getAttribute('data-ga-event-split') ?? '');
  return Number.isNaN(split) ? 1 : split;
}
