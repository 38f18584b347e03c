import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
// Next knows the alias of `src` in its configuration itself only.
import { hash } from '../../model/hash';
import { readPrebundled, type PrebundledAliases } from './prebundledAliases';

/** Folders of the code that decides what is made. */
const own = ['src/workarounds/prebundled-packages', 'src/content/packages/apart-packages'];

/** npm's list of what is installed. */
const installed = 'node_modules/.package-lock.json';

/**
 * Where the development server finds the packages every demo stands on, made into one file (`makePrebundled`): what an
 * earlier start made, or what a process makes now, if other versions are installed since. `prebundler` are the words
 * that start it with Node. When it fails, it has said why, and Next bundles the packages as they are installed: it
 * takes a second more, and shows an error in our own code over the page.
 */
export function providePrebundled(root: string, prebundler: readonly string[]): PrebundledAliases {
  const name = hash(madeOf(root));
  const known = readPrebundled(root, name);
  if (known) return known;
  spawnSync(process.execPath, [...prebundler, name], { cwd: root, stdio: 'inherit' });
  return readPrebundled(root, name) ?? {};
}

/** Versions, and the code that reads them. */
function madeOf(root: string): string {
  const sources = own.flatMap((folder) => {
    const names = fs.existsSync(path.join(root, folder))
      ? fs.readdirSync(path.join(root, folder))
      : [];
    return names.map((name) => `${folder}/${name}`).filter((name) => !name.includes('.test.'));
  });
  const files = [installed, ...sources.sort()];
  return files.map((file) => textOf(path.join(root, file))).join('\0');
}

/** Empty for a file that is not there: another package manager leaves no such list. */
function textOf(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
