import type { DocsProblem } from '@/model';
import type { PageFile } from '@/content/pages';

/** What is wrong with a page in a folder that no product has. */
export function withoutProduct({ file, productFolder }: PageFile): DocsProblem {
  const what = `No product has the folder \`${productFolder}\`.`;
  return { file, line: 1, column: 1, what, fix: 'Add the product to docs-data/products.ts.' };
}
