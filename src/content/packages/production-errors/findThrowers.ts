import fs from 'node:fs';
import path from 'node:path';
import { readPackage } from '../installed/manifest';

/** The folder of the function that builds the address of an error page from a code and its arguments. */
export const formatter = 'formatMuiErrorMessage';

/** An installed package, as described by its `package.json`. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Folder of its ES modules, from the root of the repository. */
  folder: string;
  dependencies: readonly string[];
}

/** Lists the packages that may throw errors by code, among these and all their dependencies, sorted by name. */
export function findThrowers(root: string, names: readonly string[]): InstalledPackage[] {
  const queue = [...names];
  const reached = new Map<string, InstalledPackage>();
  for (const name of queue) {
    const found = reached.has(name) ? undefined : describePackage(root, name);
    if (!found) continue;
    reached.set(name, found);
    queue.push(...found.dependencies);
  }
  const owners = [...reached.keys()].filter((name) =>
    fs.existsSync(path.join(root, 'node_modules', name, formatter)),
  );
  return [...reached.values()]
    .filter(({ name, dependencies }) =>
      owners.some((it) => it === name || dependencies.includes(it)),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describePackage(root: string, name: string): InstalledPackage | undefined {
  const manifest = readPackage(root, name);
  if (!manifest) return undefined;
  const { version = '', module, main, dependencies = {} } = manifest;
  const entry = [module, main].find((file) => typeof file === 'string') ?? 'index.js';
  const folder = path.posix.join('node_modules', name, path.posix.dirname(entry));
  return { name, version, folder, dependencies: Object.keys(dependencies) };
}
