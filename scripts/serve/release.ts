import fs from 'node:fs';
import path from 'node:path';
import { readHeaders, type HeadersFor } from './headers';
import { readRedirects, type Redirect } from './redirects';
import { listSiteFiles, type SiteFile } from './static/siteFiles';

/** An export opened for serving: its files and rules, read once. */
export interface Release {
  /** All files by path from the root of the site, without a leading slash. */
  files: ReadonlyMap<string, SiteFile>;
  /** Addresses of the documentation pages. */
  pages: ReadonlySet<string>;
  headersFor: HeadersFor;
  redirectFor: (pathname: string) => Redirect | null;
}

/** Reads an export, which must not change while it is served. */
export function openRelease(folder: string): Release {
  return {
    files: listSiteFiles(folder),
    pages: readPages(path.join(folder, '_pages.json')),
    headersFor: perPath(readHeaders(path.join(folder, '_headers'))),
    redirectFor: perPath(readRedirects(path.join(folder, '_redirects'))),
  };
}

/** Maximum number of cached paths: more than a site has, but limited, since clients can request any path. */
const mostPaths = 10_000;

/** Caches the result of `find` by path, so that about a hundred rules are not compared for each request. */
function perPath<T>(find: (pathname: string) => T): (pathname: string) => T {
  const cached = new Map<string, T>();
  return (pathname) => {
    const known = cached.get(pathname);
    // `null` is a cached result too.
    if (known !== undefined) return known;
    if (cached.size >= mostPaths) cached.clear();
    const found = find(pathname);
    cached.set(pathname, found);
    return found;
  };
}

function readPages(list: string): ReadonlySet<string> {
  if (!fs.existsSync(list)) return new Set();
  const pages = JSON.parse(fs.readFileSync(list, 'utf8')) as { pathname: string }[];
  return new Set(pages.map(({ pathname }) => pathname));
}
