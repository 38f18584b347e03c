import { iconsFolder, type Product, type ProductIcons } from '@/model';
import { hash } from '@/model/hash';
import { writeCompressed } from '@/content/output';

/** A product and its icons. */
export interface Source {
  root: string;
  product: Product;
  icons: ProductIcons;
}

/**
 * Writes a file of a product's icons, compressed too, with a hash of its text in the name, and returns its address.
 */
export async function writeHashed(
  { root, product }: Pick<Source, 'root' | 'product'>,
  { name, end, text }: { name: string; end: string; text: string },
): Promise<string> {
  const folder = `${iconsFolder}/${product.prefix.slice(1, -1)}`;
  const url = `${folder}/${name}-${hash(text).slice(0, 8)}.${end}`;
  await writeCompressed(root, { url, text, quality: 9 });
  return url;
}
