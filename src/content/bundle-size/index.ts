export { cachedBundleSizes } from './cachedSizes';
export { measureBundleSizes } from './measureBundleSizes';
