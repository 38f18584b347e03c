import fs from 'node:fs';
import path from 'node:path';
import { DocsError, type DocsProblem, type Product } from '@/model';
import { bundleData, type BundledData } from './bundle';

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
  /** Why the file cannot be read as it is now. */
  problem?: DocsProblem;
}

/** The products with their navigation, and every file whose change makes them stale. */
export interface LoadedProducts {
  products: LoadedProduct[];
  inputs: Set<string>;
}

const list = 'docs-data/products.ts';

/**
 * Reads the list of products and the navigation of each, always as they are on disk now.
 * @throws DocsError where the list itself cannot be read.
 */
export async function loadProducts(root: string): Promise<LoadedProducts> {
  if (!fs.existsSync(path.join(root, list))) {
    throw new DocsError('There is no list of products.', {
      file: list,
      fix: 'Write the file: its default export is an object of products by folder.',
    });
  }
  const facts = await bundleData(root, [list]);
  const byFolder = Object.entries((facts.exports[0]?.default ?? {}) as Record<string, Product>);
  const [missing] =
    byFolder.find(([, product]) => typeof (product as Product | undefined)?.prefix !== 'string') ??
    [];
  if (missing !== undefined) {
    throw new DocsError(`\`${missing}\` is no product.`, {
      file: list,
      fix: `Give it the default export of \`docs-data/${missing}/product.ts\`.`,
    });
  }
  const pagesFiles = byFolder.map(([folder]) => `docs-data/${folder}/pages.ts`);
  const present = pagesFiles.filter((file) => fs.existsSync(path.join(root, file)));
  const navigation = await readEach(root, present);
  return {
    products: byFolder.map(([folder, product], index) => {
      const pagesFile = pagesFiles[index]!;
      const { exports: { default: entries, unlisted } = {}, problem } =
        navigation.files.get(pagesFile) ?? {};
      return { folder, product, pagesFile, entries, unlisted, ...(problem && { problem }) };
    }),
    inputs: new Set([list, ...pagesFiles, ...facts.inputs, ...navigation.inputs]),
  };
}

interface ReadFile {
  exports?: BundledData['exports'][number];
  problem?: DocsProblem;
}

/** The files in one piece, which is quickest; one by one when something is wrong with any, so that the others count. */
async function readEach(
  root: string,
  files: readonly string[],
): Promise<{ files: Map<string, ReadFile>; inputs: string[] }> {
  try {
    const { exports, inputs } = await bundleData(root, files);
    return { files: new Map(files.map((file, at) => [file, { exports: exports[at]! }])), inputs };
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    const [file] = files;
    if (files.length === 1)
      return { files: new Map([[file!, { problem: error.problem }]]), inputs: [] };
  }
  const alone = await Promise.all(files.map((file) => readEach(root, [file])));
  return {
    files: new Map(alone.flatMap((read) => [...read.files])),
    inputs: alone.flatMap((read) => read.inputs),
  };
}
