import fs from 'node:fs';
import path from 'node:path';

/** Aliases for a bundler: `browser` in the browser's bundle, `default` in others. */
export type Aliases = Record<string, { browser: string; default: string }>;

/** Folder of the modules that replace others. */
export const folder = '.content/server-packages';

const list = 'aliases.json';

/** Writes the aliases for `readAliases`. */
export function writeAliases(root: string, aliases: Aliases): void {
  fs.writeFileSync(path.join(root, folder, list), JSON.stringify(aliases));
}

/** Returns the aliases for modules that are not bundled into the server's code. The compiler has written them. */
export function readAliases(root: string): Aliases {
  return JSON.parse(fs.readFileSync(path.join(root, folder, list), 'utf8')) as Aliases;
}
