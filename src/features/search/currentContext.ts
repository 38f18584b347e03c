import { productOfPath, type ProductFacts } from '@/model';
import type { SearchContext } from './engine/found';

/** Returns the current page and product, from the URL. The product may have no index; the caller has to check. */
export function currentContext(products: readonly ProductFacts[]): SearchContext {
  const { pathname } = window.location;
  const product = productOfPath(products, pathname);
  return { pathname, ...(product && { shard: product.prefix.slice(1, -1) }) };
}
