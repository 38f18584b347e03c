import type { ProductFacts } from '@/model';
import { searchClient } from '../worker/client';
import { currentContext } from '../currentContext';

/** Fetches what a reader of this page will search first. */
export function prepare(products: readonly ProductFacts[]): void {
  searchClient.prepare(currentContext(products).shard);
}
