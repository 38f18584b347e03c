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
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const elsewhere =
    origin !== window.location.origin ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self');
  const known = pathname === '/' || sections.some((section) => pathname.startsWith(section));
  const samePage = pathname === window.location.pathname && search === window.location.search;
  if (elsewhere || !known || !pathname.endsWith('/') || (samePage && hash !== '')) {
    return null;
  }
  return pathname + search + hash;
}
