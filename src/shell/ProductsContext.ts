import { createContext, useContext } from 'react';
import type { ProductFacts } from '@/model';

/** The products of the site; they never change while reading. */
export const ProductsContext = createContext<readonly ProductFacts[]>([]);

/** All products, in the order of the product menu. */
export function useProducts(): readonly ProductFacts[] {
  return useContext(ProductsContext);
}
