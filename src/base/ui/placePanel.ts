const gap = 6;
const edge = 8;

/** Puts an open panel below its trigger where the browser cannot anchor it by CSS. */
export function placePanel(panel: HTMLElement, trigger: HTMLElement): void {
  if (globalThis.CSS?.supports?.('position-area', 'block-end')) {
    return;
  }
  placeBelow(panel, trigger);
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
