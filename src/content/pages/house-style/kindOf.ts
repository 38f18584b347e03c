import type { HouseStyle, PageKind } from '@/model';

/** Returns the kind of a page; undefined if its product assigns none to its address. */
export function kindOf(pathname: string, { kinds }: HouseStyle): PageKind | undefined {
  return kinds.find(({ pages }) => patternOf(pages).test(pathname))?.kind;
}

/** Patterns for the addresses of pages, by what `product.ts` writes for them. */
const patterns = new Map<string, RegExp>();

function patternOf(pages: string): RegExp {
  const known = patterns.get(pages);
  if (known) return known;
  const source = pages
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  const pattern = new RegExp(`^${source}$`);
  patterns.set(pages, pattern);
  return pattern;
}
