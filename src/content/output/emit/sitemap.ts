import { pagesForAuthors } from './addresses';
import type { EmitInput } from './emitInput';

/** Returns the sitemap: addresses with the date of their last change, if known (sitemaps.org/protocol.html). */
export function sitemap(input: EmitInput): string {
  const { site, products, pages, otherPathnames = [], lastUpdated = {} } = input;
  const isForAuthors = pagesForAuthors(products);
  const pathnames = new Set([...otherPathnames, ...pages.map((page) => page.pathname)]);
  const urls = [...pathnames]
    .filter((pathname) => !isForAuthors(pathname))
    .sort()
    .map((pathname) => {
      const day = lastUpdated[pathname];
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${escapeXml(site.siteUrl + encodeURI(pathname))}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
