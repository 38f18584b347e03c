import type { OutputFile } from '@/content/pages';
import { elementFiles, type PackageOutput, type ReadReference } from '@/content/api';
import { extractApi } from './extractApi';
import { packageFiles, type PackageFiles } from './packageFiles';

/** Reads the types of the products' packages; what is made of the packages follows later. */
export const readReference: ReadReference = async (root, products, compiler) => {
  if (!products.some(({ api }) => api)) {
    return { docs: [], packageOutput: packageFiles(root, { products, importable: [] }) };
  }
  const { listed, read } = extractApi(root, products);
  const ofPackages = listed.then((importable) => packageFiles(root, { products, importable }));
  // Prevents an unhandled rejection before the result is awaited.
  ofPackages.catch(() => {});
  const { docs, attributes, counts, isCached } = await read;
  const packageOutput = joinFiles(elementFiles(root, attributes, compiler), ofPackages);
  // Prevents an unhandled rejection: whoever awaits the output handles a failure.
  packageOutput.catch(() => {});
  return { docs, ...(!isCached && { counts }), packageOutput };
};

/** Reads everything before it resolves, for callers that must not wait later. */
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
