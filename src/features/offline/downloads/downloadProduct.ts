import {
  downloadHeader,
  isKeepable,
  listUrl,
  type OfflineList,
  removeSaved,
  savedName,
} from '@/base/copies';
import { isQuotaError, NoSpaceError } from './errors';
import type { Ports } from './ports';

/** Files on their way at once. */
const width = 6;

/** A file whose name changes with its content may be taken from any copy. */
const hashed = /^\/_next\/static\/(?:chunks|media)\//;

/** Whom to tell how far a download has come, and who may end it. */
export interface Watching {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

type File = OfflineList['files'][number];

/**
 * Fetches everything a product needs into a cache of its build. What is there already is not fetched again, so that a
 * download goes on where it was interrupted; the list itself comes last and says that all is there. Copies of older
 * builds stay until then.
 * @throws NoSpaceError, AbortError, or an Error when a file could not be had.
 */
export async function downloadProduct(
  folder: string,
  ports: Ports,
  { signal, onProgress }: Watching,
): Promise<void> {
  const list = await fetchList(folder, ports, signal);
  const name = savedName(folder, list.build);
  const cache = await ports.caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = list.files.filter(([url]) => !kept.has(ports.origin + url));
  const total = sizeOf(list.files);
  let done = total - sizeOf(missing);
  await refuseWithoutSpace(ports, total - done);
  onProgress(done, total);
  await eachOf(missing, async ([url, size]) => {
    signal.throwIfAborted();
    const response = await copyOrFetch(url, ports, signal);
    await refusing(cache.put(url, response), total - done);
    done += size;
    onProgress(done, total);
  });
  signal.throwIfAborted();
  const whole = new Response(JSON.stringify(list), {
    headers: { 'content-type': 'application/json' },
  });
  await refusing(cache.put(listUrl(folder), whole), 0);
  await removeSaved(ports.caches, folder, name);
}

async function fetchList(folder: string, ports: Ports, signal: AbortSignal): Promise<OfflineList> {
  const response = await ports.fetch(listUrl(folder), { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${listUrl(folder)}: ${response.status}`);
  return (await response.json()) as OfflineList;
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, [, size]) => sum + size, 0);
}

async function refuseWithoutSpace({ estimate }: Ports, needed: number): Promise<void> {
  const { quota, usage = 0 } = (await estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < needed) throw new NoSpaceError(needed, quota - usage);
}

async function copyOrFetch(url: string, ports: Ports, signal: AbortSignal): Promise<Response> {
  const copy = hashed.test(url) && (await ports.caches.match(ports.origin + url));
  if (copy) return copy;
  const request = { signal, headers: { [downloadHeader]: '1' } };
  const response = await ports.fetch(url, request);
  if (!isKeepable(ports.origin + url, response)) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** What a full disk tells the reader: how much more was to come. */
async function refusing(writing: Promise<void>, needed: number): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw isQuotaError(error) ? new NoSpaceError(needed) : error;
  }
}

/** Does some at a time; the first failure ends it. */
async function eachOf(files: readonly File[], work: (file: File) => Promise<void>): Promise<void> {
  const queue = files.values();
  let isOver = false;
  const worker = async () => {
    for (const file of queue) {
      if (isOver) return;
      await work(file);
    }
  };
  try {
    await Promise.all(Array.from({ length: width }, worker));
  } finally {
    isOver = true;
  }
}
