import fs from 'node:fs';
import path from 'node:path';
import { DocsError, type Product } from '@/model';
import { bundleData } from './bundle';

/** A product as its folder describes it, before anything was checked. */
export interface LoadedProduct {
  /** Folder below `docs-data/`. */
  folder: string;
  product: Product;
  /** Path of the file that holds the navigation. */
  pagesFile: string;
  /** Its default export; undefined where there is none. */
  entries: unknown;
  /** Its export `unlisted`: addresses of pages that are deliberately not in the navigation. */
  unlisted: unknown;
}

/** The products with their navigation, and every file whose change makes them stale. */
export interface LoadedProducts {
  products: LoadedProduct[];
  inputs: Set<string>;
}

const list = 'docs-data/products.ts';

/** Reads the list of products and the navigation of each, always as they are on disk now. */
export async function loadProducts(root: string): Promise<LoadedProducts> {
  if (!fs.existsSync(path.join(root, list))) {
    throw new DocsError('There is no list of products.', {
      file: list,
      fix: 'Write the file: its default export is an object of products by folder.',
    });
  }
  const facts = await bundleData(root, [list]);
  const byFolder = Object.entries((facts.exports[0]?.default ?? {}) as Record<string, Product>);
  const pagesFiles = byFolder.map(([folder]) => `docs-data/${folder}/pages.ts`);
  const present = pagesFiles.filter((file) => fs.existsSync(path.join(root, file)));
  const navigation = await bundleData(root, present);
  return {
    products: byFolder.map(([folder, product], index) => {
      const pagesFile = pagesFiles[index]!;
      const { default: entries, unlisted } = navigation.exports[present.indexOf(pagesFile)] ?? {};
      return { folder, product, pagesFile, entries, unlisted };
    }),
    inputs: new Set([list, ...pagesFiles, ...facts.inputs, ...navigation.inputs]),
  };
}
