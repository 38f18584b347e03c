/**
 * Where a page's ad goes: the place kept for it after the description, or after the tab bar of a page with tabs.
 * Undefined for pages without ads.
 */
export function findPlace(main: ParentNode): HTMLElement | undefined {
  const tabs = main.querySelector('[data-page-tabs]');
  const before = tabs ?? main.querySelector('p.description');
  const place = before?.nextElementSibling;
  return place instanceof HTMLElement && place.matches('[data-ad-slot]') ? place : undefined;
}
