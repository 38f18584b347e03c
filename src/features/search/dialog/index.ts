import type { ProductFacts } from '@/model';
import { searchClient } from '../worker/client';
import { currentContext } from './currentContext';

export { SearchDialog as default } from './SearchDialog';

/** Fetches what a reader of this page will search first: the pointer or the focus is on the button. */
export function prepare(products: readonly ProductFacts[]): void {
  searchClient.prepare(currentContext(products).shard);
}
