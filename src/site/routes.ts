/** Where the messages of minified errors are explained. */
export const productionErrorRoute = '/production-error/';

/**
 * Addresses pages may link to although no Markdown file makes them. Files below `/static/`, the Markdown twins of
 * pages and the products' `llms.txt` are known without being listed.
 */
export const otherRoutes = [
  '/',
  productionErrorRoute,
  '/404.html',
  '/llms.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
] as const;
