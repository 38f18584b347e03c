import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '@/model/imports';
import { folder, writeAliases, type Aliases } from './aliases';
import { bringApart } from './bringApart';
import { listServerModules } from './listServerModules';

/**
 * Writes a module for each that the server's code imports of the demos' packages, which has Node load it when a page
 * is made, and where the bundler finds them. Browsers get what they got: packages with versions of their own of what is
 * led elsewhere come with these, for the bundler would lead their imports too.
 */
export async function writeStandIns(root: string): Promise<void> {
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  // A module that is imported for its effect alone, such as a locale of dayjs, would else be left out with the import.
  fs.writeFileSync(path.join(root, folder, 'package.json'), '{ "sideEffects": true }\n');
  const aliases: Aliases = {};
  const names = listServerModules(root);
  const forBrowsers = await bringApart(root, new Set(names.map(packageOf)));
  for (const [index, name] of names.entries()) {
    const file = `${folder}/${index}.cjs`;
    fs.writeFileSync(path.join(root, file), standIn(name));
    aliases[name] = { browser: forBrowsers(name) ?? name, default: `./${file}` };
  }
  writeAliases(root, aliases);
}

/** Required, not imported: packages have all of their modules as CommonJS, and two copies of one are two themes. */
function standIn(name: string): string {
  return `module.exports = require(/* turbopackIgnore: true */ ${JSON.stringify(name)});\n`;
}
