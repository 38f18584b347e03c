import { SearchClient } from './SearchClient';

/**
 * The one client of a page. The worker learns the shard from its name: messages reach it only after the page's main
 * thread has seen that its script has run, and that thread is busy opening the dialog.
 */
export const searchClient = new SearchClient(
  (name = '') =>
    new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module', name }),
);
