import fs from 'node:fs';
import path from 'node:path';

/** An installed package: its folder and its type entry file. */
export interface InstalledPackage {
  name: string;
  version: string;
  folder: string;
  types: string;
}

/** Finds a package in `node_modules`; undefined if it is not installed or has no types. */
export function findPackage(root: string, name: string): InstalledPackage | undefined {
  const installed = path.join(root, 'node_modules', name);
  if (!fs.existsSync(path.join(installed, 'package.json'))) return undefined;
  // The compiler follows links, so that what is in the package is told by its real folder.
  const folder = fs.realpathSync(installed);
  const manifestFile = path.join(folder, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Record<string, string>;
  const { version = '', types = manifest.typings ?? './index.d.ts' } = manifest;
  const entry = path.join(folder, types);
  return fs.existsSync(entry) ? { name, version, folder, types: entry } : undefined;
}
