import fs from 'node:fs';
import path from 'node:path';
import { nestedFolder, listModules } from '@/content/packages/apart-packages';
import type { Installed } from './installed';

/** A package to write, and the code of each of its modules in the bundle, by path or subpath. */
export interface PackageToWrite {
  outdir: string;
  one: Installed;
  given: ReadonlyMap<string, string>;
}

/** Writes a package and returns its specifiers, each with its file relative to the output folder. */
export function writePackage(
  root: string,
  { outdir, one, given }: PackageToWrite,
): [string, string][] {
  const { name, exports, main } = one;
  if (exports) {
    return exports.map((key) => {
      const specifier = name + key.slice(1);
      const file = `${specifier}${key === '.' ? '/index' : ''}.js`;
      write(path.join(outdir, file), given.get(specifier) ?? '');
      return [specifier, file];
    });
  }
  const from = path.posix.join(one.folder, one.modules);
  for (const file of listModules(path.join(root, from))) {
    const target = path.join(outdir, name, file);
    const text = given.get(`./${from}/${file}`);
    if (text !== undefined) write(target, text);
    else copy(path.join(root, from, file), target);
  }
  linkInner(path.join(root, one.folder, nestedFolder), path.join(outdir, name, nestedFolder));
  return [
    [name, `${name}/${main}`],
    [`${name}/*`, `${name}/*`],
  ];
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

/** Links nested packages, so that files which are unchanged resolve the same ones. */
function linkInner(from: string, to: string): void {
  if (fs.existsSync(from)) fs.symlinkSync(from, to, 'junction');
}
