import { productOfPath, type ProductFacts } from '@/model';
import type { SearchContext } from '../engine/found';

/** What is being read, by the address. Whether its product has a shard is found out by whoever asks for it. */
export function currentContext(products: readonly ProductFacts[]): SearchContext {
  const { pathname } = window.location;
  const product = productOfPath(products, pathname);
  return { pathname, ...(product && { shard: product.prefix.slice(1, -1) }) };
}
