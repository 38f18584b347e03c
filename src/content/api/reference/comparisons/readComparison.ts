import { bundleSizeKey, kebabName, type BundleSizes, type ComponentApi } from '@/model';
import type { ComparedComponent, DescribedComponent } from '../../siblings';
import type { KeyTables } from './KeyTables';
import type { Comparison, Side } from './stages';

/** What is known about the components of all products: keys by page; references and bundle sizes by `bundleSizeKey`. */
interface Known {
  keys: KeyTables;
  docs: ReadonlyMap<string, ComponentApi>;
  sizes: BundleSizes;
}

/** Returns the sides of a comparison; products whose reference is not known are left out. */
export function readComparison(
  { name, pathname, sides }: ComparedComponent,
  known: Known,
): Comparison {
  return { name, pathname, sides: sides.flatMap((side) => readSide(side, known) ?? []) };
}

function readSide(side: DescribedComponent, known: Known): Side | undefined {
  const { name, guide, product } = side;
  const key = bundleSizeKey({ productId: product.id, name });
  const doc = known.docs.get(key);
  if (!doc) return undefined;
  const size = known.sizes[key];
  // The tables of a page are about its main component.
  const isMain =
    guide?.documents[0] === name || guide?.pathname.endsWith(`/react-${kebabName(name)}/`);
  const keys = guide && isMain ? known.keys.readRows(guide) : [];
  return { ...side, doc, keys, ...(size && { size }) };
}
