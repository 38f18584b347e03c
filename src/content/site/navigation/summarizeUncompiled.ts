import { listPages } from '@/model';
import type { PageFile, PageSummary, ProductContent } from '@/content/pages';
import { deriveTitle } from './deriveTitle';

/** Summarizes pages that are not compiled yet, with the title of their navigation entry. */
export function summarizeUncompiled(
  files: readonly PageFile[],
  products: readonly ProductContent[],
): PageSummary[] {
  const byFolder = new Map(products.map((product) => [product.folder, product]));
  const items = products.flatMap(({ navigation }) => listPages(navigation));
  const titles = new Map(items.map(({ pathname, title }) => [pathname, title]));
  return files.flatMap((file) => {
    const product = byFolder.get(file.productFolder)?.product;
    if (!product) return [];
    const title = titles.get(file.pathname) ?? deriveTitle(file.pathname);
    return [{ ...file, productId: product.id, title, ...unknown }];
  });
}

const unknown = {
  description: '',
  demos: [],
  documents: [],
  anchors: [],
  links: [],
  names: [],
  problems: [],
};
