import type { Product } from '@/model';
import type { environment } from '@/site';
import type { PolicyFacts } from '@/site/thirdPartySources';

/**
 * Returns the third parties of a deployment: those in its environment, and the font services of its products' pages.
 */
export function policyFactsOf(
  facts: typeof environment,
  products: readonly Product[],
): PolicyFacts {
  const fonts = products.flatMap((product) => product.fonts ?? []);
  const stylesheets = new Set(fonts.map(({ stylesheet }) => stylesheet));
  return { ...facts, fontStylesheets: [...stylesheets] };
}
