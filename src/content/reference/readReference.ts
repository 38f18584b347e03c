import type { ApiDoc, DocsProblem, Product } from '@/model';
import type { OutputFile } from '../emit';
import { extractApi, type ApiCounts } from '../extract';
import { packageFiles, type PackageFiles } from '../packageFiles';
import { elementFiles } from './rowFiles/elementFiles';

/** What the reference is made from. */
export interface ReferenceSource {
  docs: readonly ApiDoc[];
  /** What each package holds; missing when the types are as an earlier run found them. */
  counts?: readonly ApiCounts[];
  /** Follows later: no page of the reference waits for it. */
  packageOutput: Promise<PackageOutput>;
}

/** What is made of the packages besides pages. */
export interface PackageOutput {
  /** Attributes of the elements that components render, bundle sizes, error codes. */
  files: readonly OutputFile[];
  /** What is wrong with the packages themselves. */
  problems: readonly DocsProblem[];
}

/** How the types of the packages are read; `compiler` is the hash of the compiler itself. */
export type ReadReference = (
  root: string,
  products: readonly Product[],
  compiler: string,
) => Promise<ReferenceSource>;

/** Reads the types of the products' packages, and goes on with what is made of them. */
export const readReference: ReadReference = async (root, products, compiler) => {
  if (!products.some(({ api }) => api)) {
    return { docs: [], packageOutput: packageFiles(root, { products, importable: [] }) };
  }
  const { listed, read } = extractApi(root, products);
  const ofPackages = listed.then((importable) => packageFiles(root, { products, importable }));
  // The types may fail before anybody asks.
  ofPackages.catch(() => {});
  const { docs, attributes, counts, isCached } = await read;
  const packageOutput = joinFiles(elementFiles(root, attributes, compiler), ofPackages);
  // Whoever joins the reference with the pages hears of a failure; until then nobody listens.
  packageOutput.catch(() => {});
  return { docs, ...(!isCached && { counts }), packageOutput };
};

/** Reads all there is before it answers, for those who let nobody wait later. */
export const readWholeReference: ReadReference = async (...request) => {
  const source = await readReference(...request);
  await source.packageOutput;
  return source;
};

async function joinFiles(
  elements: Promise<OutputFile[]>,
  packages: Promise<PackageFiles>,
): Promise<PackageOutput> {
  const [ofElements, { files, problems }] = await Promise.all([elements, packages]);
  return { files: [...ofElements, ...files], problems };
}
