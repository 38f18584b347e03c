import fs from 'node:fs';
import path from 'node:path';

/** What a bundler takes for a module: one file, or one for browsers and another for the server. */
export type PrebundledAliases = Record<string, string | { browser: string; default: string }>;

/** Where tools keep what can be made again; a new installation may empty it. */
export const cache = 'node_modules/.cache/docs-packages';

/** The file in a folder that names what else is there. */
const list = 'aliases.json';

/** What was prebundled under a name; undefined when nobody has done so. */
export function readPrebundled(root: string, name: string): PrebundledAliases | undefined {
  const file = path.join(root, cache, name, list);
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PrebundledAliases;
}

/** Says what is in a folder, absolute. */
export function writePrebundled(folder: string, aliases: PrebundledAliases): void {
  fs.writeFileSync(path.join(folder, list), JSON.stringify(aliases));
}
