export { measureBundleSizes } from './measureBundleSizes';
export type { Measured } from './importEntry';
