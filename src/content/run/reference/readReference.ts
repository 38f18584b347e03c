import type { OutputFile } from '@/content/pages';
import { elementFiles, type PackageOutput, type ReadReference } from '@/content/api';
import { extractApi } from './extractApi';
import { packageFiles, type PackageFiles } from './packageFiles';

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
