import type { DemoLicense, Product } from '@/model';
import type { CollectedDemo } from '../stages';
import { compileTailwind } from '../styles';
import { sheetsFor } from './demoSheets';

/** Returns the product's license settings if one of the demos imports a package that needs the key. */
export function licenseFor(
  { demoLicense }: Product,
  demos: readonly CollectedDemo[],
): DemoLicense | undefined {
  const used = importedBy(demos);
  return demoLicense?.packages.some((name) => used.has(name)) ? demoLicense : undefined;
}

/** Returns the packages that demos import. */
export function importedBy(demos: readonly CollectedDemo[]): ReadonlySet<string> {
  return new Set(demos.flatMap(({ source }) => source.dependencies));
}

/** Returns the styles that a page needs for its demos; undefined for most pages. */
export async function stylesOf(
  product: Product,
  demos: readonly CollectedDemo[],
): Promise<string | undefined> {
  const candidates = new Set(demos.flatMap(({ styles }) => styles.candidates));
  const own = new Set(demos.map(({ styles }) => styles.css));
  const sheets = [
    await compileTailwind([...candidates]),
    ...own,
    ...sheetsFor(product, importedBy(demos)),
  ];
  return sheets.filter(Boolean).join('\n') || undefined;
}
