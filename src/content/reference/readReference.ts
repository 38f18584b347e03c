import type { ApiDoc, DocsProblem, Product } from '@/model';
import type { OutputFile } from '../emit';
import { extractApi } from '../extract';
import { packageFiles } from '../packageFiles';
import { elementFiles } from './rowFiles/elementFiles';

/** What the reference is made from. */
export interface ReferenceSource {
  docs: readonly ApiDoc[];
  /** Attributes of the elements that components render, bundle sizes, error codes. */
  files: readonly OutputFile[];
  /** What is wrong with the packages themselves. */
  problems: readonly DocsProblem[];
}

/** Reads the types of the products' packages; `compiler` is the hash of the compiler itself. */
export async function readReference(
  root: string,
  products: readonly Product[],
  compiler: string,
): Promise<ReferenceSource> {
  if (!products.some(({ api }) => api)) {
    return { docs: [], ...(await packageFiles(root, { products, docs: [] })) };
  }
  const { docs } = await extractApi(root, products);
  const elements = new Set(
    docs.flatMap((doc) => (doc.kind === 'component' ? (doc.element ?? []) : [])),
  );
  const ofElements = await elementFiles({ root, elements: [...elements].sort() }, compiler);
  const { files, problems } = await packageFiles(root, { products, docs });
  return { docs, files: [...ofElements, ...files], problems };
}
