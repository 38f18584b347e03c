export { bundleData } from './bundle';
export { loadProducts } from './loadProducts';
export type { LoadedProduct, LoadedProducts } from './loadProducts';
