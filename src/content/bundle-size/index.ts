export { keptBundleSizes } from './keptSizes';
export { measureBundleSizes } from './measureBundleSizes';
