import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '@/model';
import { isExported } from './isExported';
import { readManifestOnce, type PackageManifest } from './manifest';

/** The result of resolving an import of a package. */
export type PackageModule =
  | { kind: 'noPackage'; name: string }
  | { kind: 'noModule'; name: string; siblings: string[] }
  /** `types` is the declaration file, where there is one. */
  | { kind: 'found'; types?: string };

/** Resolves an import such as `@mui/material/Button` in the installed packages of a repository. */
export function findPackageModule(root: string, specifier: string): PackageModule {
  const name = packageOf(specifier);
  const folder = path.join(root, 'node_modules', name);
  // Without `node_modules` no import can be checked.
  if (!fs.existsSync(path.join(root, 'node_modules'))) return { kind: 'found' };
  const manifest = readManifestOnce(folder);
  if (!manifest) return { kind: 'noPackage', name };
  const below = specifier.slice(name.length + 1);
  const apart = path.join(root, 'node_modules', typesPackageOf(name));
  if (!below) return { kind: 'found', types: typesOf(folder, manifest) ?? typesOf(apart, {}) };
  const target = path.join(folder, below);
  const inner = readManifestOnce(target);
  const types = inner
    ? typesOf(target, inner)
    : firstFile([`${target}.d.ts`, `${target}/index.d.ts`, path.join(apart, `${below}.d.ts`)]);
  const files = ['', '.js', '.mjs', '.cjs', '.json', '/index.js', '/index.mjs'].map(
    (end) => target + end,
  );
  if (isExported(manifest.exports, below) ?? Boolean(inner || types || firstFile(files))) {
    return { kind: 'found', types };
  }
  // A module that `exports` leaves out cannot be what the author meant.
  const siblings = manifest.exports ? [] : listSiblings(target);
  return { kind: 'noModule', name, siblings };
}

/** Returns the package with the types of another one, `@types/react`. */
export function typesPackageOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

const typesOf = (folder: string, { types, typings }: PackageManifest): string | undefined => {
  const written = types ?? typings;
  return firstFile([
    ...(written ? [path.join(folder, written)] : []),
    path.join(folder, 'index.d.ts'),
  ]);
};

function listSiblings(target: string): string[] {
  const folder = path.dirname(target);
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((entry) => entry.replace(/(\.d)?\.[cm]?[jt]s$/, ''));
}

/** Returns the first path that is a file. */
export function firstFile(files: readonly string[]): string | undefined {
  return files.find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}
