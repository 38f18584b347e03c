/** A link in an exported page. */
interface ExportedLink {
  page: string;
  href: string;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const plain = (text: string) =>
  text.replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity);

function attributes(html: string, name: string): string[] {
  const withoutScripts = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const pattern = new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g');
  return [...withoutScripts.matchAll(pattern)].map((match) => plain(match[1] ?? ''));
}

/** Returns the URLs of links, images, style sheets, scripts and iframes in a page. */
function listLinks(page: string, html: string): ExportedLink[] {
  return ['href', 'src'].flatMap((name) => attributes(html, name).map((href) => ({ page, href })));
}

/** Returns the ids in a page, to which links can lead. */
function listIds(html: string): Set<string> {
  return new Set(attributes(html, 'id'));
}

interface Site {
  readPage: (pathname: string) => string;
  hasFile: (pathname: string) => boolean;
}

const origin = 'http://site.invalid';

/** Returns the links in these pages to files of the site that are missing, or to ids that their page lacks. */
export function findBrokenLinks(
  pages: readonly string[],
  { readPage, hasFile }: Site,
): ExportedLink[] {
  // Caches the ids of pages, because many links lead to the same pages.
  const known = new Map<string, Set<string>>();
  const idsOf = (pathname: string) => {
    const ids = known.get(pathname) ?? listIds(readPage(pathname));
    known.set(pathname, ids);
    return ids;
  };
  const links = pages.flatMap((page) => listLinks(page, readPage(page)));
  return links.filter(({ page, href }) => {
    const url = new URL(href, origin + page);
    if (url.origin !== origin) return false;
    if (!hasFile(url.pathname)) return true;
    const id = decodeURIComponent(url.hash.slice(1));
    return id !== '' && url.pathname.endsWith('/') && !idsOf(url.pathname).has(id);
  });
}
