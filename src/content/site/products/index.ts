export { bundleData } from './bundle';
export { blogsAmong, loadProducts } from './loadProducts';
export type { LoadedProduct, LoadedProducts } from './loadProducts';
