import type { ProductFacts } from '@/model';
import { currentContext } from '../dialog/currentContext';
import { searchClient } from './client';

/** Fetches what a reader of this page will search first, while the dialog is on its way. */
export function prepare(products: readonly ProductFacts[]): void {
  searchClient.prepare(currentContext(products).shard);
}
