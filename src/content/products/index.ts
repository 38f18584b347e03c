export { loadProducts } from './loadProducts';
export type { LoadedProduct, LoadedProducts } from './loadProducts';
