import fs from 'node:fs';
import path from 'node:path';
import { DocsError, type DocsProblem } from '@/model';
import { bundleReadable } from './bundleReadable';

/** The file whose default export lists the products. */
export const productList = 'docs-data/products.ts';

/** Returns the path of the file with the facts of the product in a folder. */
export function factsFileOf(folder: string): string {
  return `docs-data/${folder}/product.ts`;
}

/** The content of the list of products. */
export interface ReadList {
  /** The facts of each product as written, by folder. */
  byFolder: [string, object][];
  /** Files it imports that cannot be read. */
  unread: ReadonlySet<string>;
  problems: DocsProblem[];
  inputs: readonly string[];
}

/**
 * Reads the list of products. An unreadable file of one product is a problem of that product only.
 * @throws DocsError if the list itself cannot be read.
 */
export async function readList(root: string): Promise<ReadList> {
  if (!fs.existsSync(path.join(root, productList))) {
    throw new DocsError('There is no list of products.', {
      file: productList,
      fix: 'Write the file: its default export is an object of products by folder.',
    });
  }
  const { data, unread, problems } = await bundleReadable(root, productList);
  const exported = data.exports[0]?.default;
  const byFolder = Object.entries((exported ?? {}) as Record<string, object>);
  for (const [folder, written] of byFolder) {
    if (!unread.has(factsFileOf(folder))) refuseOther(folder, written);
  }
  return { byFolder, unread, problems, inputs: data.inputs };
}

function refuseOther(folder: string, written: unknown): void {
  if (typeof written === 'object' && written !== null && Object.keys(written).length > 0) return;
  throw new DocsError(`\`${folder}\` is not a product.`, {
    file: productList,
    fix: `Give it the default export of \`${factsFileOf(folder)}\`.`,
  });
}
