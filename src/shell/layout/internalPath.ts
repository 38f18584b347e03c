/** The properties of a click that decide how a link opens. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click opens a link in this tab and was not handled yet. */
export function isPlainClick(event: LinkClick): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** Returns the path of a link that client navigation can open; null if the browser has to load it. */
export function internalPath(link: HTMLAnchorElement, sections: readonly string[]): string | null {
  // Links in SVG have none of these, and an address that cannot be parsed has empty ones.
  const { origin, pathname, search, hash } = link;
  const elsewhere =
    origin !== window.location.origin ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self');
  if (elsewhere || !pathname.endsWith('/')) return null;
  const known = pathname === '/' || sections.some((section) => pathname.startsWith(section));
  const samePage = pathname === window.location.pathname && search === window.location.search;
  if (!known || (samePage && hash !== '')) return null;
  return pathname + search + hash;
}
