import fs from 'node:fs';
import path from 'node:path';

/** What a bundler takes for a module: one file, or one for browsers and another for the server. */
export type PrebundledAliases = Record<string, string | { browser: string; default: string }>;

/** The file in a folder that names what else is there. */
const list = 'aliases.json';

/** What is in a folder of prebundled packages; undefined when nobody has made it. `folder` is from the root. */
export function readPrebundled(root: string, folder: string): PrebundledAliases | undefined {
  const file = path.join(root, folder, list);
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as PrebundledAliases;
}

/** Says what is in a folder, absolute. */
export function writePrebundled(folder: string, aliases: PrebundledAliases): void {
  fs.writeFileSync(path.join(folder, list), JSON.stringify(aliases));
}
