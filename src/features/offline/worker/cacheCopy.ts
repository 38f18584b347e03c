import { isCacheable, type Kind, visitedCacheName } from '@/base/copies';
import { keyOf } from './cachedFiles';

/** Maximum number of copies per kind; the oldest are removed first. */
export const limits: Readonly<Record<Kind, number>> = {
  page: 60,
  data: 120,
  asset: 300,
  file: 200,
};

/** A response to cache, and its build. */
interface Keeping {
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
