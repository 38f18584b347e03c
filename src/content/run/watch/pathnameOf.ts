/** Returns the address of the page that a request is for, also for requests of a page's data; undefined for files. */
export function pathnameOf(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  const page = pathname.replace(/^\/_next\/data\/[^/]+(\/.+)\.json$/, '$1/');
  return page.endsWith('/') && !page.startsWith('/_next/') ? decodeURI(page) : undefined;
}
