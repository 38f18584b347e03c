/**
 * Resolves a link in a package's comment to an address on this site, or leaves it unchanged; undefined if its target
 * does not exist.
 */
export type FollowLink = (href: string) => string | undefined;

/** Anchors of every page of the site, by pathname. */
export type SiteAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Creates a function that resolves links as packages write them: to this site by its own address, by that of its
 * preview (`next.…`), or from the root. Such links can't be fixed here, so a missing anchor leads to its page, and a
 * link to a missing page is dropped.
 */
export function linkFollower(siteUrl: string, anchors: SiteAnchors): FollowLink {
  const { host } = new URL(siteUrl);
  return (href) => {
    if (href.startsWith('#')) return href;
    if (!URL.canParse(href, siteUrl)) return undefined;
    const url = new URL(href, siteUrl);
    if (url.host !== host && url.host !== `next.${host}`) return href;
    const pathname = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
    const known = anchors.get(pathname);
    if (!known) return undefined;
    return known.has(url.hash.slice(1)) ? pathname + url.hash : pathname;
  };
}
