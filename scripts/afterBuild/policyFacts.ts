import type { Product } from '@/model';
import type { environment } from '@/site';
import type { PolicyFacts } from '@/site/contentPolicy';

/** The third parties of a deployment: those its environment names, and the fonts its products' pages need. */
export function policyFactsOf(
  facts: typeof environment,
  products: readonly Product[],
): PolicyFacts {
  const fonts = products.flatMap((product) => product.fonts ?? []);
  const stylesheets = new Set(fonts.map(({ stylesheet }) => stylesheet));
  return { ...facts, fontStylesheets: [...stylesheets] };
}
