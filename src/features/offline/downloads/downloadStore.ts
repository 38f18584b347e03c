import { createStore } from '@/base/storage';
import { listSaved, type OfflineIndex, removeSaved, savedCacheName } from '@/base/copies';
import { downloadProduct } from './downloadProduct';
import { NoSpaceError, RemovedError } from './errors';
import { browserPorts } from './ports';
import { type DownloadState, standing } from './standing';

/** The index of products, and their states by folder; null until it has loaded. */
export interface Downloads {
  index: OfflineIndex | null;
  states: Readonly<Record<string, DownloadState>>;
}

/** Lives as long as the page: downloads continue while the drawer is closed and during navigation. */
export const downloads = createStore<Downloads>({ index: null, states: {} });

const running = new Map<string, AbortController>();

function setState(folder: string, state: DownloadState): void {
  const { index, states } = downloads.get();
  downloads.set({ index, states: { ...states, [folder]: state } });
}

/** Downloads a product, resuming an interrupted download. */
export async function startDownload(folder: string): Promise<void> {
  if (running.has(folder)) return;
  const abort = new AbortController();
  running.set(folder, abort);
  setState(folder, { is: 'running', done: 0, total: 0 });
  // The browser may ask for permission; the download does not wait for the answer.
  navigator.storage?.persist?.().catch(() => undefined);
  // Pending files still arrive after the download has failed or was canceled.
  const onProgress = (done: number, total: number) => {
    if (running.get(folder) === abort) setState(folder, { is: 'running', done, total });
  };
  try {
    await downloadProduct(folder, browserPorts(), { signal: abort.signal, onProgress });
    setState(folder, { is: 'whole' });
  } catch (error) {
    if (abort.signal.aborted) return;
    setState(folder, await afterFailure(folder, error));
  } finally {
    if (running.get(folder) === abort) running.delete(folder);
  }
}

async function afterFailure(folder: string, error: unknown): Promise<DownloadState> {
  if (error instanceof RemovedError) {
    return standing(folder, await listSaved(browserPorts().caches), downloads.get().index);
  }
  if (!(error instanceof NoSpaceError)) return { is: 'failed' };
  const { needed, free } = error;
  return { is: 'full', needed, free };
}

/** Cancels a download and removes its files; a complete copy of an older build is kept. */
export async function cancelDownload(folder: string): Promise<void> {
  running.get(folder)?.abort();
  running.delete(folder);
  const { caches } = browserPorts();
  const saved = await listSaved(caches);
  const whole = saved.find((product) => product.folder === folder && product.isWhole);
  await removeSaved(caches, folder, whole && savedCacheName(folder, whole.build));
  setState(folder, { is: whole ? 'outdated' : 'absent' });
}

/** Removes a product from this device. */
export async function removeDownload(folder: string): Promise<void> {
  await removeSaved(browserPorts().caches, folder);
  setState(folder, { is: 'absent' });
}
