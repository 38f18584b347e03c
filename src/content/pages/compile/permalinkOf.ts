import type { Product } from '@/model';
import { installedVersion } from '@/content/packages';
import type { Permalink } from '../parse';

/**
 * Returns the target of `…/blob/-/` in links to a product's source; undefined for products without a repository or
 * package.
 */
export function permalinkOf(root: string, product: Product): Permalink | undefined {
  const { repository, packageName } = product;
  const version = installedVersion(root, packageName);
  if (!repository || !version) return undefined;
  return { written: `${repository}/blob/-/`, pinned: `${repository}/blob/v${version}/` };
}
