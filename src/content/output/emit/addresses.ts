import { productOfPath } from '@/model';
import type { PageFile, ProductContent } from '@/content/pages';

/**
 * Returns the key of a page in its product's index of demos: its path in the product, empty for the product's home
 * page.
 */
export function keyInProduct({ pathname, productFolder }: PageFile): string {
  return pathname.slice(productFolder.length + 2, -1);
}

/** Returns the path of a page's demo registry from the root of the repository. */
export function registryFile(page: PageFile): string {
  return `.content/demos/${page.productFolder}/${keyInProduct(page) || 'index'}.ts`;
}

/** Creates a function that tells whether a page is meant for the authors of the site and hidden from the public. */
export function pagesForAuthors(
  products: readonly Pick<ProductContent, 'product'>[],
): (pathname: string) => boolean {
  const known = products.map(({ product }) => product);
  return (pathname) => productOfPath(known, pathname)?.forAuthors === true;
}
