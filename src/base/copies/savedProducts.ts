import { listUrl, type OfflineList } from './addresses';
import { readSavedCacheName, readSharedCacheName, savedCacheName } from './cacheNames';

/** A product on this device. */
export interface SavedProduct {
  folder: string;
  build: string;
  /** Whether its download is complete. */
  isWhole: boolean;
}

/** Returns the products on this device, including those whose download was interrupted. */
export async function listSaved(caches: CacheStorage): Promise<SavedProduct[]> {
  const names = await caches.keys();
  const found = await Promise.all(
    names.map(async (name) => {
      const saved = readSavedCacheName(name);
      if (!saved) return [];
      const list = await caches.match(listUrl(saved.folder), { cacheName: name });
      return [{ ...saved, isWhole: list !== undefined }];
    }),
  );
  return found.flat();
}

/** Deletes the caches of a product, except the one named `except`, and those of shared files that no product needs. */
export async function removeSaved(
  caches: CacheStorage,
  folder: string,
  except?: string,
): Promise<void> {
  const names = await caches.keys();
  const due = names.filter(
    (name) => name !== except && readSavedCacheName(name)?.folder === folder,
  );
  await Promise.all(due.map((name) => caches.delete(name)));
  await removeUnshared(caches);
}

/** Deletes shared files of builds of which no product, complete or still downloading, needs them. */
async function removeUnshared(caches: CacheStorage): Promise<void> {
  const saved = await listSaved(caches);
  const sharing = await Promise.all(
    saved.map(async (product) => ((await sharesFiles(caches, product)) ? product.build : null)),
  );
  const due = (await caches.keys()).filter((name) => {
    const build = readSharedCacheName(name);
    return build !== null && !sharing.includes(build);
  });
  await Promise.all(due.map((name) => caches.delete(name)));
}

async function sharesFiles(
  caches: CacheStorage,
  { folder, build }: SavedProduct,
): Promise<boolean> {
  const list = await caches.match(listUrl(folder), { cacheName: savedCacheName(folder, build) });
  if (!list) return true;
  const { shared } = (await list.json()) as Partial<OfflineList>;
  return shared !== undefined && shared.length > 0;
}
