import { blogsAmong, loadProducts, type LoadedProduct } from '@/content/site';
import { findPages, nearest, type PageFile } from '@/content/pages';
import { UsageError } from './usageError';

/** Finds the product of an address: the one with the longest matching folder, since folders may be nested. */
export async function findProduct(root: string, pathname: string): Promise<LoadedProduct> {
  const { products } = await loadProducts(root);
  const [product] = products
    .filter(({ folder }) => pathname.startsWith(`/${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length);
  if (product) return product;
  const [first = ''] = pathname.split('/').filter(Boolean);
  const folders = products.map(({ folder }) => folder);
  const meant = nearest(first, folders);
  throw new UsageError(
    `No product has the folder \`${first}\`.`,
    meant
      ? `Did you mean \`/${meant}/\`?`
      : `The products are ${folders.join(', ')}; add one with \`npm run new -- product ${first} --name "…"\`.`,
  );
}

/** Lists the files of all pages. */
export async function listPageFiles(root: string): Promise<PageFile[]> {
  const { products } = await loadProducts(root);
  return findPages(root, blogsAmong(products));
}
