import type { Product } from '@/model';

/** Returns the product's style sheets for packages that are used. */
export function sheetsFor({ demoSheets = [] }: Product, used: ReadonlySet<string>): string[] {
  return demoSheets
    .filter(({ packages }) => packages.some((name) => used.has(name)))
    .map(({ css }) => css);
}
