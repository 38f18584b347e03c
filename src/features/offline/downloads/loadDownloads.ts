import { indexUrl, listSaved, type OfflineIndex } from '@/base/copies';
import { browserPorts } from './ports';
import { standing } from './standing';
import { downloads } from './downloadStore';

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
