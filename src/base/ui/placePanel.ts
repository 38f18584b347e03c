const gap = 6;
const edge = 8;

const isAnchored = () => globalThis.CSS?.supports?.('position-area', 'block-end') ?? false;

/** Puts an open panel below its trigger where the browser cannot anchor it by CSS. */
export function placePanel(panel: HTMLElement, trigger: HTMLElement): void {
  if (!isAnchored()) placeBelow(panel, trigger);
}

/** Scrolls the page until an anchored panel ends above the end of the window; at the end of the page, the panel scrolls. */
export function scrollToPanel(panel: HTMLElement): void {
  if (!isAnchored()) return;
  const { top, bottom } = panel.getBoundingClientRect();
  const hidden = bottom - (window.innerHeight - edge);
  if (hidden <= 0) return;
  const { scrollHeight, clientHeight } = document.documentElement;
  const left = Math.max(0, scrollHeight - clientHeight - window.scrollY);
  if (hidden > left) panel.style.maxBlockSize = `${bottom - top - (hidden - left)}px`;
  // At once: nobody should aim at an entry that still moves.
  window.scrollBy({ top: hidden, behavior: 'instant' });
}

/** Puts an open panel below its trigger, or above it where it fits only there; in pixels of the window. */
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
