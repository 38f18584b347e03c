import fs from 'node:fs';
import path from 'node:path';
import type { DocsProblem, Product } from '@/model';
import type { NavPath, NavProblem } from '../navigation/navProblem';
import { readFacts, createFallbackProduct } from './readFacts';
import { readEach } from './readEach';
import { factsFileOf, productList, readList } from './readList';
import { placeInFile } from '../navigation/placeInFile';

/** A product as read from its folder; its navigation is not checked yet. */
export interface LoadedProduct {
  /** Folder below `docs-data/`. */
  folder: string;
  product: Product;
  /** Whether some facts are wrong or could not be read, so that fallbacks replace them. */
  isStandIn: boolean;
  /** Path of the file with its facts, and their path in that file's exports. */
  facts: { file: string; path: NavPath };
  /** Path of the file with the navigation. */
  pagesFile: string;
  /** Its default export; undefined if there is none. */
  entries: unknown;
  /** Its export `unlisted`: addresses of pages that are deliberately not in the navigation. */
  unlisted: unknown;
  /** The reason why the navigation cannot be read. */
  problem?: DocsProblem;
}

/** The products with their navigation, the problems of their facts, and every file whose change makes them stale. */
export interface LoadedProducts {
  products: LoadedProduct[];
  problems: DocsProblem[];
  inputs: Set<string>;
}

/**
 * Reads the list of products and the navigation of each from disk.
 * @throws DocsError if the list itself cannot be read.
 */
export async function loadProducts(root: string): Promise<LoadedProducts> {
  const list = await readList(root);
  const problems = [...list.problems];
  const products: Omit<LoadedProduct, 'entries' | 'unlisted'>[] = [];
  for (const [folder, written] of list.byFolder) {
    const facts = placeOfFacts(root, folder);
    const pagesFile = `docs-data/${folder}/pages.ts`;
    const isUnread = list.unread.has(facts.file);
    const read = isUnread
      ? { product: createFallbackProduct(folder), problems: [] }
      : readFacts(written, { root, folder });
    problems.push(...(await place(root, facts, read.problems)));
    const isStandIn = isUnread || read.problems.length > 0;
    products.push({ folder, product: read.product, isStandIn, facts, pagesFile });
  }
  const pagesFiles = products.map(({ pagesFile }) => pagesFile);
  const present = pagesFiles.filter((file) => fs.existsSync(path.join(root, file)));
  const navigation = await readEach(root, present);
  return {
    products: products.map((product) => {
      const { exports: { default: entries, unlisted } = {}, problem } =
        navigation.files.get(product.pagesFile) ?? {};
      return { ...product, entries, unlisted, ...(problem && { problem }) };
    }),
    problems,
    inputs: new Set([productList, ...pagesFiles, ...list.inputs, ...navigation.inputs]),
  };
}

/** Returns the folders of the products whose pages are posts. */
export function blogsAmong(products: readonly LoadedProduct[]): string[] {
  return products.flatMap(({ folder, product }) => (product.blog ? folder : []));
}

function placeOfFacts(root: string, folder: string): LoadedProduct['facts'] {
  const file = factsFileOf(folder);
  const isThere = fs.existsSync(path.join(root, file));
  return isThere ? { file, path: [] } : { file: productList, path: [folder] };
}

/** Adds positions to problems of facts. */
function place(
  root: string,
  facts: LoadedProduct['facts'],
  problems: readonly NavProblem[],
): Promise<DocsProblem[]> {
  const below = problems.map(({ spot, ...problem }) => ({
    ...problem,
    spot: { ...spot, path: [...facts.path, ...spot.path] },
  }));
  return placeInFile(root, facts.file, below);
}
