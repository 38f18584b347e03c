import { isDocsCache } from '@/base/copies';

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
