import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '@/model/imports';
import { folder, writeAliases, type Aliases } from './aliases';
import { provideWithOwnVersions } from './provideWithOwnVersions';
import { listServerModules } from './listServerModules';

/**
 * Writes a module for each import of the demos' packages in the server's code, which makes Node load it when a page is
 * rendered, and the aliases for the bundler. Browsers get the packages as before. Those with their own versions of
 * redirected packages are written with these, because the bundler would redirect their imports, too.
 */
export async function writeStandIns(root: string): Promise<void> {
  fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  // Otherwise a module imported only for its side effects, such as a locale of dayjs, would be dropped.
  fs.writeFileSync(path.join(root, folder, 'package.json'), '{ "sideEffects": true }\n');
  const aliases: Aliases = {};
  const names = listServerModules(root);
  const forBrowsers = await provideWithOwnVersions(root, new Set(names.map(packageOf)));
  for (const [index, name] of names.entries()) {
    const file = `${folder}/${index}.cjs`;
    fs.writeFileSync(path.join(root, file), standIn(name));
    aliases[name] = { browser: forBrowsers(name) ?? name, default: `./${file}` };
  }
  writeAliases(root, aliases);
}

/**
 * Returns a module that requires another one. With `import` there could be a second copy, and so a second theme:
 * packages have all of their modules as CommonJS.
 */
function standIn(name: string): string {
  return `module.exports = require(/* turbopackIgnore: true */ ${JSON.stringify(name)});\n`;
}
