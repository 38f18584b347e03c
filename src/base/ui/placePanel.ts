const gap = 6;

/** Minimum distance of a panel from the edges of the window, in pixels. */
export const edge = 8;

/** Whether the browser has CSS anchor positioning. */
export const isAnchored = () => globalThis.CSS?.supports?.('position-area', 'block-end') ?? false;

/** Positions an open panel below its trigger in browsers without CSS anchor positioning. */
export function placePanel(panel: HTMLElement, trigger: HTMLElement): void {
  if (!isAnchored()) placeBelow(panel, trigger);
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
