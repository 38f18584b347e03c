import path from 'node:path';
import { nearest } from '../read/nearest';
import type { Found } from './parseModule';
import type { SourceReader } from '@/content/packages';
import { type Importer, importProblem } from './importProblem';

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

/**
 * Resolves a relative import to a file.
 * @throws DocsError at the import if it leaves the product or the file does not exist.
 */
export function resolveImport(reader: SourceReader, importer: Importer, specifier: Found): string {
  const folder = path.posix.dirname(importer.file);
  const target = path.posix.join(folder, specifier.text).replace(/\/$/, '');
  if (!target.startsWith(`${importer.productFolder}/`)) {
    throw importProblem(importer, specifier, {
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
  throw importProblem(importer, specifier, {
    what: `The import \`${specifier.text}\` leads nowhere.`,
    fix: near ? `Did you mean \`${near}\`?` : `Add the file ${missing}.`,
  });
}
