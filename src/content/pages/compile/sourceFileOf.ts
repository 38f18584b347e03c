import { demoSourceFile, type PageDemo, type Product } from '@/model';
import type { CollectedDemo, FoundDemo, PageFile } from '../stages';

interface DemoPlace {
  file: PageFile;
  product: Product;
}

/** The demo's own file below its product's folder, where its name does not say it; null outside of that folder. */
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
