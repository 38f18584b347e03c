/** A link of an exported page. */
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

/** Addresses a page leads to or needs: of links, pictures, stylesheets and frames. */
function listLinks(page: string, html: string): ExportedLink[] {
  return ['href', 'src'].flatMap((name) => attributes(html, name).map((href) => ({ page, href })));
}

/** Ids of a page that a link can lead to. */
function listIds(html: string): Set<string> {
  return new Set(attributes(html, 'id'));
}

interface Site {
  readPage: (pathname: string) => string;
  hasFile: (pathname: string) => boolean;
}

const origin = 'http://site.invalid';

/** The links of these pages that lead to no file of the site, or to no place on a page. */
export function findBrokenLinks(
  pages: readonly string[],
  { readPage, hasFile }: Site,
): ExportedLink[] {
  // Many links lead to the same pages, whose ids are looked for once.
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
