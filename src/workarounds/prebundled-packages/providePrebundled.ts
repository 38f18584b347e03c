import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
// Next resolves the alias of `src` only in its configuration file itself.
import { hash } from '../../model/hash';
import { readPrebundled, type PrebundledAliases } from './prebundledAliases';

/** Folders of the code that decides the output. */
const own = ['src/workarounds/prebundled-packages', 'src/content/packages/apart-packages'];

/** npm's list of the installed packages. */
const installed = 'node_modules/.package-lock.json';

/**
 * Returns the aliases with which the development server finds the packages that every demo needs, bundled into one
 * file (`makePrebundled`): those of an earlier start, or of a process that bundles now because other versions were
 * installed. `prebundler` are the arguments that start this process with Node. If it fails, it has printed the reason,
 * and Next bundles the packages as installed: that takes a second longer, and an error in our own code shows over the
 * page.
 */
export function providePrebundled(root: string, prebundler: readonly string[]): PrebundledAliases {
  const name = hash(madeOf(root));
  const known = readPrebundled(root, name);
  if (known) return known;
  spawnSync(process.execPath, [...prebundler, name], { cwd: root, stdio: 'inherit' });
  return readPrebundled(root, name) ?? {};
}

/** Hashes the installed versions, and the code that bundles them. */
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

/** Returns the text of a file; empty if it does not exist, because another package manager writes no such list. */
function textOf(file: string): string {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
