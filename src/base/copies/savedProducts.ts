import { listUrl } from './addresses';
import { readSavedName } from './cacheNames';

/** A product on this device. */
export interface SavedProduct {
  folder: string;
  build: string;
  /** Whether all of it is there. */
  isWhole: boolean;
}

/** The products on this device, whole ones and those whose download was interrupted. */
export async function listSaved(caches: CacheStorage): Promise<SavedProduct[]> {
  const names = await caches.keys();
  const found = await Promise.all(
    names.map(async (name) => {
      const saved = readSavedName(name);
      if (!saved) return [];
      const list = await caches.match(listUrl(saved.folder), { cacheName: name });
      return [{ ...saved, isWhole: list !== undefined }];
    }),
  );
  return found.flat();
}

/** Removes a product from this device, but for the cache called `except`. */
export async function removeSaved(
  caches: CacheStorage,
  folder: string,
  except?: string,
): Promise<void> {
  const names = await caches.keys();
  const due = names.filter((name) => name !== except && readSavedName(name)?.folder === folder);
  await Promise.all(due.map((name) => caches.delete(name)));
}
