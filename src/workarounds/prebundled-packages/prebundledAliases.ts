import fs from 'node:fs';
import path from 'node:path';

/** Aliases for a bundler: one file, or one for browsers and another for the server. */
export type PrebundledAliases = Record<string, string | { browser: string; default: string }>;

/** Folder for generated files that can be made again; a new installation may empty it. */
export const cache = 'node_modules/.cache/docs-packages';

/** The file in a folder that lists the aliases. */
const list = 'aliases.json';

/** Reads the aliases that were bundled under a name; undefined if there are none. */
export function readPrebundled(root: string, name: string): PrebundledAliases | undefined {
  const file = path.join(root, cache, name, list);
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PrebundledAliases;
}

/** Writes the aliases of an absolute folder. */
export function writePrebundled(folder: string, aliases: PrebundledAliases): void {
  fs.writeFileSync(path.join(folder, list), JSON.stringify(aliases));
}
