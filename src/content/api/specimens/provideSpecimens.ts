import fs from 'node:fs';
import path from 'node:path';
import type { ApiDoc, Product } from '@/model';
import { writeFile } from '@/content/files';
import { listSpecimens, writtenFolder } from './listSpecimens';
import { specimenIndex } from './specimenIndex';

/** The content from which specimens are made. */
export interface SpecimenSource {
  products: readonly { folder: string; product: Product }[];
  /** The references; empty while the types are unknown. */
  docs: readonly ApiDoc[];
}

/** Writes the specimens, and for each product the module that loads them by name. Skips unchanged files. */
export function provideSpecimens(root: string, { products, docs }: SpecimenSource): void {
  const files = new Map<string, string>();
  for (const one of products) {
    const { specimens } = listSpecimens(root, one, docs);
    for (const { file, source } of specimens) if (source !== undefined) files.set(file, source);
    const file = `${writtenFolder}/${one.folder}.ts`;
    files.set(file, specimenIndex(file, one.product, specimens));
  }
  for (const [file, text] of files) writeChanged(root, file, text);
}

/** Writes the modules that the bundler needs before the types are known; those of an earlier run stay. */
export function prepareSpecimens(root: string, products: SpecimenSource['products']): void {
  const isMissing = ({ folder }: { folder: string }) =>
    !fs.existsSync(path.join(root, writtenFolder, `${folder}.ts`));
  provideSpecimens(root, { products: products.filter(isMissing), docs: [] });
}

function writeChanged(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === text) return;
  writeFile(root, file, text);
}
