const gap = 6;
const edge = 8;

const isAnchored = () => globalThis.CSS?.supports?.('position-area', 'block-end') ?? false;

/** Positions an open panel below its trigger in browsers without CSS anchor positioning. */
export function placePanel(panel: HTMLElement, trigger: HTMLElement): void {
  if (!isAnchored()) placeBelow(panel, trigger);
}

/**
 * Scrolls the page until an anchored panel is in the window, now and whenever the page grows or shrinks. If the page ends
 * before, the panel itself scrolls. Returns a function that ends this.
 */
export function keepInWindow(panel: HTMLElement): () => void {
  if (!isAnchored()) return () => {};
  // Some versions of Chromium, such as 150, shift a panel that the window would cut off, over the content above it.
  panel.style.alignSelf = 'unsafe start';
  scrollToPanel(panel);
  const observer = new ResizeObserver(() => scrollToPanel(panel));
  observer.observe(document.body);
  return () => observer.disconnect();
}

function scrollToPanel(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const hidden = bottom - (window.innerHeight - edge);
  if (hidden <= 0) return;
  const { scrollHeight, clientHeight } = document.documentElement;
  const left = Math.max(0, scrollHeight - clientHeight - window.scrollY);
  if (hidden > left) panel.style.maxBlockSize = `${bottom - top - (hidden - left)}px`;
  // Without an animation, during which readers could miss the entry that they aim at.
  window.scrollBy({ top: hidden, behavior: 'instant' });
}

/** Positions an open panel below its trigger, or above it if it only fits there. */
export function placeBelow(panel: HTMLElement, trigger: HTMLElement): void {
  const from = trigger.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const rightToLeft = trigger.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const left = rightToLeft ? from.right - size.width : from.left;
  const farthest = document.documentElement.clientWidth - size.width - edge;
  const below = from.bottom + gap;
  const fits = below + size.height <= window.innerHeight - edge;
  panel.style.inset = 'auto';
  panel.style.left = `${Math.max(edge, Math.min(left, farthest))}px`;
  panel.style.top = `${Math.max(edge, fits ? below : from.top - gap - size.height)}px`;
}
