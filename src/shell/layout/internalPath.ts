/** What of a click decides where it leads. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click follows a link in this tab, and nobody has dealt with it. */
export function isPlainClick(event: LinkClick): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** The address inside this site that a link leads to without a reload; null when the browser has to go there. */
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
