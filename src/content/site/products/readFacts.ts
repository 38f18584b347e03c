import type { ZodType } from 'zod';
import { productIds, siteProductId, type Product } from '@/model';
import type { NavProblem } from '../navigation/navProblem';
import { checkFacts } from './checkFacts';
import { explainFacts } from './explainFacts';
import { productSchema, productShape } from './productSchema';

/** A product ready for use, and the problems of its facts. */
export interface ReadFacts {
  product: Product;
  problems: NavProblem[];
}

/** Checks the facts of the product in a folder. Wrong facts are replaced by fallbacks, so that its pages stay. */
export function readFacts(facts: object, place: { root: string; folder: string }): ReadFacts {
  if (productSchema.safeParse(facts).success) {
    const product = facts as Product;
    return { product, problems: checkFacts(product, place) };
  }
  const problems = explainFacts(productSchema, facts as Record<string, unknown>);
  return { product: createFallbackProduct(place.folder, facts), problems };
}

/** Creates a fallback product of which only some facts are known, or none. */
export function createFallbackProduct(folder: string, facts: object = {}): Product {
  const pathname = `/${folder}/`;
  const right = Object.entries(facts).filter(([key, value]) => {
    const shape: Readonly<Record<string, ZodType>> = productShape;
    return shape[key]?.safeParse(value).success;
  });
  return {
    ...({ category: 'docs', logo: 'docs', listed: false } as const),
    id: productIds.find((id) => id === folder) ?? siteProductId,
    ...{ name: folder, description: folder, prefix: pathname, home: pathname },
    ...Object.fromEntries(right),
  };
}
