import { isCacheable, isDocsCache, type Kind, visitedCacheName } from '@/base/copies';

/** Maximum number of copies per kind; the oldest are removed first. */
export const limits: Readonly<Record<Kind, number>> = {
  page: 60,
  data: 120,
  asset: 300,
  file: 200,
};

/** Returns the cache key of a URL: without the query, which does not matter on a static site. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Returns the copy of a URL: of this build if there is one, else of any saved product. */
export async function findCopy(
  caches: CacheStorage,
  url: string,
  preferred: string,
): Promise<Response | undefined> {
  const options = { ignoreVary: true };
  const keys = [keyOf(url), ...(/\/[^./]+$/.test(keyOf(url)) ? [`${keyOf(url)}/`] : [])];
  for (const key of keys) {
    const near = await caches.match(key, { ...options, cacheName: preferred });
    const found = near ?? (await caches.match(key, options));
    if (found) return found;
  }
  return undefined;
}

/** A response to cache, and its build. */
export interface Keeping {
  url: string;
  build: string;
  kind: Kind;
  /** Cloned, so that its body can still be read. */
  response: Response;
}

/** Caches a copy if that is allowed, and removes the oldest. Ignores a full disk and blocked storage. */
export async function cacheCopy(caches: CacheStorage, keeping: Keeping): Promise<void> {
  const { url, build, kind, response } = keeping;
  if (!isCacheable(url, response)) return;
  // Before the first `await`: the caller reads the body next.
  const copy = response.clone();
  try {
    const cache = await caches.open(visitedCacheName(build, kind));
    await cache.put(keyOf(url), copy);
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(keys.length - limits[kind], 0));
    await Promise.all(tooMany.map((key) => cache.delete(key)));
  } catch {
    // The next visit tries again.
  }
}

/** Removes the caches for which `isDue` returns true. */
export async function removeCaches(
  caches: CacheStorage,
  isDue: (name: string) => boolean = () => true,
): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isDocsCache(name) && isDue(name)).map((name) => caches.delete(name)),
  );
}
