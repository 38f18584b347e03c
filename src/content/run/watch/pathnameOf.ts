/** Returns the address of the page that a request is for, also for requests of a page's data; undefined for files. */
export function pathnameOf(url: string): string | undefined {
  const pathname = decodedPath(url);
  const page = pathname?.replace(/^\/_next\/data\/[^/]+(\/.+)\.json$/, '$1/');
  return page?.endsWith('/') && !page.startsWith('/_next/') ? page : undefined;
}

/** Returns the decoded path that is requested; undefined if it cannot be read, like that of `/%/`. */
export function decodedPath(url: string): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
