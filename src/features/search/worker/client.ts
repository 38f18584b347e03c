import { SearchClient } from './SearchClient';

/** The one client of a page. */
export const searchClient = new SearchClient(
  () => new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' }),
);
