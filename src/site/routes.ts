// Addresses that readers, crawlers and programs know (contract §3, contract §4).

/** Where the messages of minified errors are explained. */
export const productionErrorRoute = '/production-error/';

/** Templates, design kits and themes. */
export const storeRoute = '/store/';

/** Every version of every product. */
export const versionsRoute = '/versions/';

/** What feed readers subscribe to. */
export const feedRoute = '/feed/blog/rss.xml';

/**
 * Addresses pages may link to although no Markdown file makes them. Files below `/static/`, the Markdown versions of
 * pages and the products' `llms.txt` are known without being listed.
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
