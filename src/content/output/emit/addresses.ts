import { productOfPath } from '@/model';
import type { PageFile, ProductContent } from '@/content/pages';

/** Key of a page in its product's index of demos: its path inside the product, empty for the product's own page. */
export function keyInProduct({ pathname, productFolder }: PageFile): string {
  return pathname.slice(productFolder.length + 2, -1);
}

/** Path of a page's demo registry from the root of the repository. */
export function registryFile(page: PageFile): string {
  return `.content/demos/${page.productFolder}/${keyInProduct(page) || 'index'}.ts`;
}

/** Judges whether a page is for the authors of the site and left out of what the public may find. */
export function pagesForAuthors(
  products: readonly Pick<ProductContent, 'product'>[],
): (pathname: string) => boolean {
  const known = products.map(({ product }) => product);
  return (pathname) => productOfPath(known, pathname)?.forAuthors === true;
}
