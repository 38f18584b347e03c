import type { DemoLicense, Product } from '@/model';
import type { CollectedDemo } from '../stages';

/** What the product says of its license, if one of the demos imports a package that asks for it. */
export function licenseFor(
  { demoLicense }: Product,
  demos: readonly CollectedDemo[],
): DemoLicense | undefined {
  return demoLicense && importsOne(demos, demoLicense.packages) ? demoLicense : undefined;
}

/** The product's style rules for packages that the demos import. */
export function sheetsFor({ demoSheets = [] }: Product, demos: readonly CollectedDemo[]): string[] {
  return demoSheets.filter(({ packages }) => importsOne(demos, packages)).map(({ css }) => css);
}

function importsOne(demos: readonly CollectedDemo[], packages: readonly string[]): boolean {
  const used = new Set(demos.flatMap(({ source }) => source.dependencies));
  return packages.some((name) => used.has(name));
}
