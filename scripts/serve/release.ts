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

/** Limits of the cache of {@link perPath}, far above what a site has: clients that invent paths can't fill the memory. */
const limits = { paths: 10_000, letters: 250 };

/** Caches the result of the rules for a path. Otherwise, each request is compared with about a hundred rules. */
function perPath<T>(find: (pathname: string) => T): (pathname: string) => T {
  const cached = new Map<string, T>();
  return (pathname) => {
    const known = cached.get(pathname);
    if (known !== undefined) return known;
    if (pathname.length > limits.letters) return find(pathname);
    if (cached.size >= limits.paths) cached.clear();
    // V8 keeps the whole address, with its query, for a part of it, but not for a copy of the part.
    const copy = Buffer.from(pathname).toString();
    const found = find(copy);
    cached.set(copy, found);
    return found;
  };
}

function readPages(list: string): ReadonlySet<string> {
  if (!fs.existsSync(list)) return new Set();
  const pages = JSON.parse(fs.readFileSync(list, 'utf8')) as { pathname: string }[];
  return new Set(pages.map(({ pathname }) => pathname));
}
