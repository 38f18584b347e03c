import type { OfflineFiles } from '@/base/copies';
import type { Ports } from './ports';

type File = OfflineFiles[number];

/** A file to fetch, with its cache. */
interface Missing {
  file: File;
  cache: Cache;
}

/** Returns the files that the cache of this name does not have yet. */
export async function listMissing(
  files: OfflineFiles,
  name: string,
  { caches, origin }: Ports,
): Promise<Missing[]> {
  if (files.length === 0) return [];
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter(([url]) => !kept.has(origin + url)).map((file) => ({ file, cache }));
}
