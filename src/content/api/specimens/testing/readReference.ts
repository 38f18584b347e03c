import type { ApiDoc } from '@/model';
import { extractApi } from '@/content/run';
import { loadProducts, type LoadedProduct } from '@/content/site/products';

/** Reads the products of this project and the types of their packages. */
export async function readReference(
  root: string,
): Promise<{ products: readonly LoadedProduct[]; docs: readonly ApiDoc[] }> {
  const { products } = await loadProducts(root);
  const facts = products.map(({ product }) => product);
  const { docs } = await extractApi(root, facts).read;
  return { products, docs };
}
