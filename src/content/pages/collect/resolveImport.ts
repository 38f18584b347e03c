import path from 'node:path';
import { DocsError } from '@/model';
import { nearest } from '../read/nearest';
import { positionAt, type Found } from './parseModule';
import type { SourceReader } from '@/content/packages';

/** The importing file, its code, and the folder that its imports may not leave. */
export interface Importer {
  file: string;
  code: string;
  /** The product's folder, `docs-data/material-ui`. */
  productFolder: string;
}

const endings = [
  '.tsx',
  '.ts',
  '.js',
  '.jsx',
  '.json',
  '.css',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];

/** Tells whether an import names a file of the demo, as opposed to a package. */
export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(\/|$)/.test(specifier);
}

/** Returns a problem for an import that is neither a package nor a relative file. */
export function refuseAddress(importer: Importer, specifier: Found): DocsError | undefined {
  const { text } = specifier;
  if (!/^(@\/|\/|~|#|src(\/|$)|\.content(\/|$)|docs-data(\/|$)|[a-z]+:)/.test(text))
    return undefined;
  return problem(importer, specifier, {
    what: `A demo may not import \`${text}\`.`,
    fix: 'Import npm packages and neighbors of the demo only, so that a reader can paste it.',
  });
}

/**
 * Resolves a relative import to a file.
 * @throws DocsError at the import if it leaves the product or the file does not exist.
 */
export function resolveImport(reader: SourceReader, importer: Importer, specifier: Found): string {
  const folder = path.posix.dirname(importer.file);
  const target = path.posix.join(folder, specifier.text).replace(/\/$/, '');
  if (!target.startsWith(`${importer.productFolder}/`)) {
    throw problem(importer, specifier, {
      what: `The import \`${specifier.text}\` leaves ${importer.productFolder}.`,
      fix: 'Move the imported file next to the demo.',
    });
  }
  const found = reader.firstOf([target, ...endings.map((ending) => target + ending)]);
  if (found) return found;
  const names = reader
    .list(path.posix.dirname(target))
    .map((entry) => entry.name.replace(/\.\w+$/, ''));
  const near = nearest(path.posix.basename(target).replace(/\.[jt]sx?$/, ''), names);
  const missing = path.posix.extname(target) ? target : `${target}.ts`;
  throw problem(importer, specifier, {
    what: `The import \`${specifier.text}\` leads nowhere.`,
    fix: near ? `Did you mean \`${near}\`?` : `Add the file ${missing}.`,
  });
}

function problem(
  { file, code }: Importer,
  { offset }: Found,
  { what, fix }: { what: string; fix: string },
): DocsError {
  return new DocsError(what, { file, ...positionAt(code, offset), fix });
}
