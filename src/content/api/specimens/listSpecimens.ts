import fs from 'node:fs';
import path from 'node:path';
import type { AnatomyPart, ApiDoc, ComponentApi, Product } from '@/model';
import { listRoots } from './listRoots';
import { partsOf } from './partsOf';
import { readSettings, specimenFolder } from './readSettings';
import { writeSpecimen } from './writeSpecimen';

/** A small demo of one component, written by the product's authors or generated from the types. */
export interface Specimen {
  doc: ComponentApi;
  parts: readonly AnatomyPart[];
  /** Its path from the root of the repository; a generated one may not exist yet. */
  file: string;
  /** The generated source; undefined if authors wrote the file. */
  source?: string;
}

/** The specimens of a product, and the reasons why other components with parts have none. */
export interface Specimens {
  specimens: Specimen[];
  without: { doc: ComponentApi; parts: readonly AnatomyPart[]; reason: string }[];
}

/** Folder of the generated specimens. */
export const writtenFolder = '.content/specimens';

/** The reason for a component whose required props cannot be guessed from their types. */
const notWritten = 'Its required props take more than the types tell.';

/** The reason for a component without a part that can be highlighted. */
const notFound = 'None of its parts has a class to find it by.';

/** Finds a specimen for each component of a product that has parts. */
export function listSpecimens(
  root: string,
  { folder, product }: { folder: string; product: Product },
  docs: readonly ApiDoc[],
): Specimens {
  const { around, without } = readSettings(root, folder);
  const found: Specimens = { specimens: [], without: [] };
  const roots = listRoots(docs, product.id);
  for (const doc of docs) {
    if (doc.kind !== 'component' || doc.productId !== product.id) continue;
    const parts = partsOf(doc, roots);
    if (parts.length === 0) continue;
    const { name } = doc;
    if (!parts.some(({ className }) => className)) {
      found.without.push({ doc, parts, reason: notFound });
      continue;
    }
    const authored = `${specimenFolder(folder)}/${name}.tsx`;
    const reason = without[name];
    if (fs.existsSync(path.join(root, authored))) {
      found.specimens.push({ doc, parts, file: authored });
      continue;
    }
    const source = reason ? undefined : writeSpecimen(doc, around[doc.packageName]);
    if (source === undefined) found.without.push({ doc, parts, reason: reason ?? notWritten });
    else
      found.specimens.push({ doc, parts, file: `${writtenFolder}/${folder}/${name}.jsx`, source });
  }
  return found;
}
