import {
  listUrl,
  type OfflineFiles,
  type OfflineList,
  removeSaved,
  savedCacheName,
  sharedCacheName,
} from '@/base/copies';
import { RemovedError } from './errors';
import type { Ports } from './ports';
import { forEachInParallel } from './forEachInParallel';
import { copyOrFetch } from './copyOrFetch';
import { listMissing } from './listMissing';
import { refuseWithoutSpace, refusing } from './refuseWithoutSpace';

/** Progress callback and abort signal of a download. */
export interface Watching {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Fetches all files of a product into a cache of its build, and files shared by products into a common cache. Skips
 * files that are cached, so that an interrupted download resumes. The list of files is stored last and marks the
 * download as complete. Caches of older builds are kept until then.
 * @throws NoSpaceError, RemovedError, AbortError, or an Error when a file cannot be fetched or the host's build changes.
 */
export async function downloadProduct(
  folder: string,
  ports: Ports,
  { signal, onProgress }: Watching,
): Promise<void> {
  const list = await fetchList(folder, ports, signal);
  const name = savedCacheName(folder, list.build);
  // The product's cache first: shared files are kept as long as it exists.
  const cache = await ports.caches.open(name);
  const own = await listMissing(list.files, name, ports);
  const missing = [...(await listMissing(list.shared, sharedCacheName(list.build), ports)), ...own];
  const total = sizeOf([...list.shared, ...list.files]);
  let done = total - sizeOf(missing.map(({ file }) => file));
  await refuseWithoutSpace(ports, total - done);
  onProgress(done, total);
  await forEachInParallel(missing, async ({ file: [url, size], cache }) => {
    signal.throwIfAborted();
    // Writing into a removed cache succeeds, but the data is lost.
    if (!(await ports.caches.has(name))) throw new RemovedError(folder);
    const response = await copyOrFetch(url, ports, signal);
    await refusing(cache.put(url, response), total - done);
    done += size;
    onProgress(done, total);
  });
  const { build } = await fetchList(folder, ports, signal);
  if (build !== list.build) await refuseMixture(list, folder, ports);
  signal.throwIfAborted();
  const whole = new Response(JSON.stringify(list), {
    headers: { 'content-type': 'application/json' },
  });
  await putHome(list, { folder, cache, origin: ports.origin });
  await refusing(cache.put(listUrl(folder), whole), 0);
  const isThere = await ports.caches.match(listUrl(folder), { cacheName: name });
  if (!isThere) throw new RemovedError(folder);
  await removeSaved(ports.caches, folder, name);
}

/**
 * Deletes what was fetched before and after a deploy, because the last files are of another build than the first. The
 * next attempt starts from the beginning.
 * @throws Error always
 */
async function refuseMixture(list: OfflineList, folder: string, ports: Ports): Promise<never> {
  await ports.caches.delete(savedCacheName(folder, list.build));
  throw new Error(`${folder} was deployed again while it was fetched.`);
}

/**
 * Stores the first page at the product's own address, which the host redirects to it: redirected responses cannot be
 * cached.
 */
async function putHome(
  { home, files }: OfflineList,
  { folder, cache, origin }: { folder: string; cache: Cache; origin: string },
): Promise<void> {
  const root = `/${folder}/`;
  if (!home.startsWith(root) || files.some(([url]) => url === root)) return;
  await refusing(cache.put(root, Response.redirect(origin + home, 302)), 0);
}

async function fetchList(folder: string, ports: Ports, signal: AbortSignal): Promise<OfflineList> {
  const response = await ports.fetch(listUrl(folder), { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${listUrl(folder)}: ${response.status}`);
  return (await response.json()) as OfflineList;
}

function sizeOf(files: OfflineFiles): number {
  return files.reduce((sum, [, size]) => sum + size, 0);
}
