import { edge, isAnchored } from './placePanel';

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
