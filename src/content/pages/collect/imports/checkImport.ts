import { DocsError } from '@/model';
import { nearest } from '../../read/nearest';
import { positionAt, type Found, type ParsedModule } from '../parseModule';
import type { Importer } from '../importProblem';
import { listExports } from './listExports';
import { findPackageModule } from '@/content/packages';
import { listImportedNames } from './listImportedNames';
import { missingModule } from './missingModule';

/** An import of a package, and the module with the statement. */
export interface PackageImport {
  root: string;
  importer: Importer;
  module: ParsedModule;
  specifier: Found;
}

/** Returns the problem of a package import: the package, its module or a name does not exist. */
export function checkPackageImport(request: PackageImport): DocsError | undefined {
  const { root, importer, module, specifier } = request;
  const found = findPackageModule(root, specifier.text);
  if (found.kind !== 'found') return new DocsError(...missingModule(importer, specifier, found));
  const exported = found.types ? listExports(found.types) : undefined;
  if (!exported || exported.size === 0) return undefined;
  for (const { name, offset } of listImportedNames(module, specifier)) {
    if (exported.has(name)) continue;
    const meant = nearest(name, [...exported]);
    return new DocsError(`\`${specifier.text}\` exports no \`${name}\`.`, {
      file: importer.file,
      ...positionAt(importer.code, offset),
      fix: meant ? `Did you mean \`${meant}\`?` : 'Import a name that the module exports.',
    });
  }
  return undefined;
}
