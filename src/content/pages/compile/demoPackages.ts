import type { DemoLicense, Product } from '@/model';
import type { CollectedDemo } from '../stages';

/** Returns the product's license settings if one of the demos imports a package that needs the key. */
export function licenseFor(
  { demoLicense }: Product,
  demos: readonly CollectedDemo[],
): DemoLicense | undefined {
  return demoLicense && importsOne(demos, demoLicense.packages) ? demoLicense : undefined;
}

/** Returns the product's style sheets for packages that the demos import. */
export function sheetsFor({ demoSheets = [] }: Product, demos: readonly CollectedDemo[]): string[] {
  return demoSheets.filter(({ packages }) => importsOne(demos, packages)).map(({ css }) => css);
}

function importsOne(demos: readonly CollectedDemo[], packages: readonly string[]): boolean {
  const used = new Set(demos.flatMap(({ source }) => source.dependencies));
  return packages.some((name) => used.has(name));
}
