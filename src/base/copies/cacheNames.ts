/** Kind of visited files. Each kind has a cache of its own, with a limit of its own. */
export type Kind = 'page' | 'data' | 'asset' | 'file';

const passing = 'docs-passing:';
const saved = 'docs-saved:';
const shared = 'docs-shared:';

/** Returns the name of the cache for visited files of a kind, or for the fallback page. The next build deletes it. */
export function visitedCacheName(build: string, kind: Kind | 'fallback'): string {
  return `${passing}${build}:${kind}`;
}

/** Returns the name of the cache of a downloaded product. New builds keep it until the product is fetched again. */
export function savedCacheName(folder: string, build: string): string {
  return `${saved}${folder}:${build}`;
}

/** Returns folder and build of a downloaded product from the name of its cache; null for any other cache. */
export function readSavedCacheName(name: string): { folder: string; build: string } | null {
  if (!name.startsWith(saved)) return null;
  const at = name.indexOf(':', saved.length);
  return at < 0 ? null : { folder: name.slice(saved.length, at), build: name.slice(at + 1) };
}

/** Returns the name of the cache for files that downloaded products of a build share. */
export function sharedCacheName(build: string): string {
  return shared + build;
}

/** Returns the build from the name of a cache for shared files; null for any other cache. */
export function readSharedCacheName(name: string): string | null {
  return name.startsWith(shared) ? name.slice(shared.length) : null;
}

/** Whether a cache contains visited pages. */
export function isVisitedPagesCache(name: string): boolean {
  return name.startsWith(passing) && name.endsWith(':page');
}

/** Whether a cache contains visited files of another build. */
export function isOutdatedCache(name: string, build: string): boolean {
  return name.startsWith(passing) && !name.startsWith(`${passing}${build}:`);
}

/** Whether a cache belongs to the docs; other sites on the same origin may have caches of their own. */
export function isDocsCache(name: string): boolean {
  return [passing, saved, shared].some((prefix) => name.startsWith(prefix));
}
