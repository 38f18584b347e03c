// Addresses that readers, crawlers and programs know (contract §3, contract §4).

/** Page with the messages of minified errors. */
export const productionErrorRoute = '/production-error/';

/** Page with templates, design kits and themes. */
export const storeRoute = '/store/';

/** Page with every version of every product. */
export const versionsRoute = '/versions/';

/** RSS feed of the blog. */
export const feedRoute = '/feed/blog/rss.xml';

/**
 * Addresses other than Markdown pages that pages may link to. Files below `/static/`, the Markdown versions of pages
 * and the products' `llms.txt` are known without being listed.
 */
export const otherRoutes = [
  '/',
  productionErrorRoute,
  storeRoute,
  '/404.html',
  '/llms.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
] as const;
