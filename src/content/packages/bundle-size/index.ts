export { bundleSizesFile, cachedBundleSizes } from './cachedSizes';
export { measureBundleSizes } from './measureBundleSizes';
