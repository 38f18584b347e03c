/**
 * Where a page's ad goes: the slot in the box kept for it after the description, which follows the tab bar of a page
 * with tabs. Undefined for pages without ads, and where somebody removed the slot.
 */
export function findPlace(main: ParentNode): HTMLElement | undefined {
  const slot = main.querySelector('p.description')?.nextElementSibling?.firstElementChild;
  return slot instanceof HTMLElement && slot.matches('[data-ad-slot]') ? slot : undefined;
}
