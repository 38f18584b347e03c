/**
 * Returns the slot of a page's ad, which follows the description, or the tab bar of a page with tabs. Undefined for
 * pages without ads, and when a script or an extension removed the slot.
 */
export function findPlace(main: ParentNode): HTMLElement | undefined {
  const slot = main.querySelector('p.description')?.nextElementSibling?.firstElementChild;
  return slot instanceof HTMLElement && slot.matches('[data-ad-slot]') ? slot : undefined;
}
