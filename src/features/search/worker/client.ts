import { takeWorker } from './pageWorker';
import { SearchClient } from './SearchClient';

/** The one client of a page. */
export const searchClient = new SearchClient(takeWorker);
