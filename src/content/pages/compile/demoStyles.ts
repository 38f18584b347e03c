import type { Product } from '@/model';
import { sheetsFor } from './demoPackages';
import type { CollectedDemo } from '../stages';
import { compileTailwind } from '../styles';

/** Returns the styles that a page needs for its demos; undefined for most pages. */
export async function stylesOf(
  product: Product,
  demos: readonly CollectedDemo[],
): Promise<string | undefined> {
  const candidates = new Set(demos.flatMap(({ styles }) => styles.candidates));
  const own = new Set(demos.map(({ styles }) => styles.css));
  const sheets = [await compileTailwind([...candidates]), ...own, ...sheetsFor(product, demos)];
  return sheets.filter(Boolean).join('\n') || undefined;
}
