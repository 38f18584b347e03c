import type { ApiDoc, Product } from '@/model';
import type { OutputFile } from '../emit';
import { extractApi } from '../extract';
import { elementFiles } from './rowFiles/elementFiles';

/** What the reference is made from. */
export interface ReferenceSource {
  docs: readonly ApiDoc[];
  /** Attributes of the elements that components render, fetched by their pages. */
  files: readonly OutputFile[];
}

/** Reads the types of the products' packages; `compiler` is the hash of the compiler itself. */
export async function readReference(
  root: string,
  products: readonly Product[],
  compiler: string,
): Promise<ReferenceSource> {
  if (!products.some(({ api }) => api)) return { docs: [], files: [] };
  const { docs } = await extractApi(root, products);
  const elements = new Set(
    docs.flatMap((doc) => (doc.kind === 'component' ? (doc.element ?? []) : [])),
  );
  const files = await elementFiles({ root, elements: [...elements].sort() }, compiler);
  return { docs, files };
}
