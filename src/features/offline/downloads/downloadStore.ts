import { createStore } from '@/base/storage';
import {
  indexUrl,
  listSaved,
  type OfflineIndex,
  removeSaved,
  savedCacheName,
  type SavedProduct,
} from '@/base/copies';
import { downloadProduct } from './downloadProduct';
import { NoSpaceError, RemovedError } from './errors';
import { browserPorts } from './ports';

/** State of a product on this device. `outdated` means complete, but of an older build. */
export type DownloadState =
  | { is: 'absent' | 'partial' | 'whole' | 'outdated' | 'failed' }
  | { is: 'full'; needed: number; free?: number }
  | { is: 'running'; done: number; total: number };

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

/** Loads the index and the states of products; without a connection, only the states. */
export async function loadDownloads(): Promise<void> {
  const { caches, fetch } = browserPorts();
  const index = await fetch(indexUrl, { cache: 'no-cache' })
    .then((answer) => (answer.ok ? (answer.json() as Promise<OfflineIndex>) : null))
    .catch(() => null);
  const before = downloads.get().states;
  const saved = await listSaved(caches);
  const now = Object.entries(downloads.get().states);
  const folders = [...(index?.products ?? []), ...saved].map(({ folder }) => folder);
  const states = Object.fromEntries(
    folders.map((folder) => [folder, standing(folder, saved, index)]),
  );
  // Keeps states that this tab knows better: changes since the read, and why a partial download stopped.
  const stays = now.filter(
    ([folder, { is }]) =>
      is === 'running' ||
      is !== before[folder]?.is ||
      (states[folder]?.is === 'partial' && (is === 'failed' || is === 'full')),
  );
  downloads.set({ index, states: { ...states, ...Object.fromEntries(stays) } });
}

function standing(
  folder: string,
  saved: readonly SavedProduct[],
  index: OfflineIndex | null,
): DownloadState {
  const own = saved.filter((product) => product.folder === folder);
  const whole = own.find(({ isWhole }) => isWhole);
  if (whole) return { is: !index || whole.build === index.build ? 'whole' : 'outdated' };
  return { is: own.length > 0 ? 'partial' : 'absent' };
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
