import { demoSourceFile, type PageDemo, type Product } from '@/model';
import type { CollectedDemo, FoundDemo, PageFile } from '../stages';

interface DemoPlace {
  file: PageFile;
  product: Product;
}

/**
 * Returns the path of the demo's source below its product's folder, if it does not follow from the demo's name; null
 * if it is outside of that folder.
 */
export function sourceFileOf(
  { file, product }: DemoPlace,
  { name }: FoundDemo,
  demo: Pick<CollectedDemo, 'modules'>,
): Pick<PageDemo, 'sourceFile'> {
  const folder = `docs-data/${file.productFolder}/`;
  const entry = demo.modules[0]?.file;
  const sourceFile = entry?.startsWith(folder) ? entry.slice(folder.length) : null;
  const expected = demoSourceFile(name, { pathname: file.pathname, product });
  return sourceFile === expected ? {} : { sourceFile };
}
