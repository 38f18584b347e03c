import { isKeepable, isOurs, type Kind, passingName } from '@/base/copies';

/** How many copies of a kind are kept; the oldest go first. */
export const limits: Readonly<Record<Kind, number>> = {
  page: 60,
  data: 120,
  asset: 300,
  file: 200,
};

/** The address a copy is kept under: without query, which changes nothing on a static site. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** The copy of an address, of this build if there is one, else of whatever the reader saved. */
export async function find(
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

/** What to keep, and for which build. */
export interface Keeping {
  url: string;
  build: string;
  kind: Kind;
  /** Is copied, not read. */
  response: Response;
}

/** Keeps a copy if it is worth it, and lets the oldest go. A full disk or blocked storage is no error: nothing is kept then. */
export async function keep(caches: CacheStorage, keeping: Keeping): Promise<void> {
  const { url, build, kind, response } = keeping;
  if (!isKeepable(url, response)) return;
  // Before anything is awaited: whoever asked reads the body next.
  const copy = response.clone();
  try {
    const cache = await caches.open(passingName(build, kind));
    await cache.put(keyOf(url), copy);
    const keys = await cache.keys();
    const tooMany = keys.slice(0, Math.max(keys.length - limits[kind], 0));
    await Promise.all(tooMany.map((key) => cache.delete(key)));
  } catch {
    // The next visit tries again.
  }
}

/** Removes the caches `isDue` names; all other origins' and tools' caches stay. */
export async function removeCaches(
  caches: CacheStorage,
  isDue: (name: string) => boolean = () => true,
): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => isOurs(name) && isDue(name)).map((name) => caches.delete(name)),
  );
}
