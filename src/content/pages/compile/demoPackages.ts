import type { DemoLicense, Product } from '@/model';
import type { CollectedDemo } from '../stages';
import { compileTailwind } from '../styles';

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

/** Styles a page of the product brings for its demos; nothing for most pages. */
export async function stylesOf(
  product: Product,
  demos: readonly CollectedDemo[],
): Promise<string | undefined> {
  const candidates = new Set(demos.flatMap(({ styles }) => styles.candidates));
  const own = new Set(demos.map(({ styles }) => styles.css));
  const sheets = [await compileTailwind([...candidates]), ...own, ...sheetsFor(product, demos)];
  return sheets.filter(Boolean).join('\n') || undefined;
}
