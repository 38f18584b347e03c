import { DocsError } from '@/model';
import { positionAt, type Found } from './parseModule';

/** The importing file, its code, and the folder that its imports may not leave. */
export interface Importer {
  /** Its path from the root of the repository. */
  file: string;
  code: string;
  /** The product's folder, `docs-data/material-ui`. */
  productFolder: string;
}

/** Returns a problem at an import. */
export function importProblem(
  { file, code }: Importer,
  { offset }: Found,
  { what, fix }: { what: string; fix: string },
): DocsError {
  return new DocsError(what, { file, ...positionAt(code, offset), fix });
}
