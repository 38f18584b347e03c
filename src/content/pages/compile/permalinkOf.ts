import type { Product } from '@/model';
import { installedVersion } from '@/content/packages';
import type { Permalink } from '../parse';

/** Where `…/blob/-/` in links to a product's source leads; nothing for products without source or package. */
export function permalinkOf(root: string, product: Product): Permalink | undefined {
  const { repository, packageName } = product;
  const version = installedVersion(root, packageName);
  if (!repository || !version) return undefined;
  return { written: `${repository}/blob/-/`, pinned: `${repository}/blob/v${version}/` };
}
