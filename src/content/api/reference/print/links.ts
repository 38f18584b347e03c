/** The address a link of a package's comment leads to on this site, or as it is; undefined where it leads nowhere. */
export type FollowLink = (href: string) => string | undefined;

/** Anchors of every page of the site, by pathname. */
export type SiteAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Follows links as packages write them: to this site by its own address, by that of its preview (`next.…`), or from
 * the root. Nobody here can fix them, so a missing anchor leads to its page, and a missing page nowhere.
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
