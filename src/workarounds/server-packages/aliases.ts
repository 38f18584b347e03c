import fs from 'node:fs';
import path from 'node:path';

/** What a bundler takes for a module: what follows `browser` there, what follows `default` elsewhere. */
export type Aliases = Record<string, { browser: string; default: string }>;

/** Where the modules are that stand for others. */
export const folder = '.content/server-packages';

const list = 'aliases.json';

/** Writes what `readAliases` reads. */
export function writeAliases(root: string, aliases: Aliases): void {
  fs.writeFileSync(path.join(root, folder, list), JSON.stringify(aliases));
}

/** Where a bundler finds the modules that the server's code does not hold. The compiler has written them. */
export function readAliases(root: string): Aliases {
  return JSON.parse(fs.readFileSync(path.join(root, folder, list), 'utf8')) as Aliases;
}
