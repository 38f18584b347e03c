import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '@/model';
import { findPackageModule, firstFile } from '@/content/packages';

/** Returns the declaration file that a declaration file names after `from`; undefined if there is none. */
export function findDeclarations(file: string, from: string): string | undefined {
  return from.startsWith('.') ? neighborOf(file, from) : typesOfPackage(path.dirname(file), from);
}

/** Returns the declaration file that a relative specifier in a file names. */
function neighborOf(file: string, from: string): string | undefined {
  const target = path.join(path.dirname(file), from.replace(/\.[cm]?js$/, ''));
  return firstFile([`${target}.d.ts`, path.join(target, 'index.d.ts'), `${target}.d.mts`]);
}

/** Returns the declaration file of a package's module, as a file in a folder would import it. */
function typesOfPackage(folder: string, specifier: string): string | undefined {
  const above = path.dirname(folder);
  if (fs.existsSync(path.join(folder, 'node_modules', packageOf(specifier)))) {
    const found = findPackageModule(folder, specifier);
    return found.kind === 'found' ? found.types : undefined;
  }
  return above === folder ? undefined : typesOfPackage(above, specifier);
}
