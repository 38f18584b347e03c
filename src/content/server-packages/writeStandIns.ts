import fs from 'node:fs';
import path from 'node:path';
import { folder, writeAliases, type Aliases } from './aliases';
import { listServerModules } from './listServerModules';

/**
 * Writes a module for each that the server's code imports of the demos' packages, which has Node load it when a page
 * is made, and where the bundler finds them. Browsers get what they got.
 */
export function writeStandIns(root: string): void {
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  const aliases: Aliases = {};
  for (const [index, name] of listServerModules(root).entries()) {
    const file = `${folder}/${index}.cjs`;
    fs.writeFileSync(path.join(root, file), standIn(name));
    aliases[name] = { browser: name, default: `./${file}` };
  }
  writeAliases(root, aliases);
}

/** Required, not imported: packages have all of their modules as CommonJS, and two copies of one are two themes. */
function standIn(name: string): string {
  return `module.exports = require(/* turbopackIgnore: true */ ${JSON.stringify(name)});\n`;
}
