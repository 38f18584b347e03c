import fs from 'node:fs';
import path from 'node:path';
import { packageOf } from '@/model';
import type { Claim } from './nameClaims';
import type { ExportReader } from './exportedNames';
import { nearMiss } from './nearMiss';
import type { Verdict } from './place';
import { dependencies } from './typeFiles';

const endings = ['', '.js', '.mjs', '.d.ts'];

/**
 * Returns what is wrong with an import path: the installed package lacks it. Packages that are not installed may still
 * exist, so only the near miss of a dependency of this site is wrong.
 */
export function judgeImport(name: string, root: string): Verdict | undefined {
  const packageName = packageOf(name);
  const home = path.join(root, 'node_modules', packageName);
  if (!fs.existsSync(home)) {
    const meant = nearMiss(packageName, dependencies(root));
    const what = `The package \`${packageName}\` is not installed.`;
    return meant ? { what, meant: meant + name.slice(packageName.length) } : undefined;
  }
  const inside = name.slice(packageName.length + 1);
  const target = path.join(home, inside);
  if (endings.some((ending) => fs.existsSync(target + ending))) return undefined;
  const modules = namesIn(path.dirname(target)).filter((it) => !it.startsWith('_'));
  const meant = nearMiss(path.basename(target), modules);
  const start = name.slice(0, name.lastIndexOf('/'));
  const what = `\`${packageName}\` has no module \`${inside}\`.`;
  return meant ? { what, meant: `${start}/${meant}` } : undefined;
}

/**
 * Returns what is wrong with a name imported from a module: it resembles a name that the module does export. Undefined
 * if the module cannot be read completely.
 */
export function judgeExport(
  { name, of }: Extract<Claim, { kind: 'export' }>,
  exports: ExportReader,
): Verdict | undefined {
  const { names, isWhole } = exports.readExports(of);
  if (names.has(name) || !isWhole) return undefined;
  const meant = nearMiss(name, names);
  return meant ? { what: `\`${of}\` exports no \`${name}\`.`, meant } : undefined;
}

/** Lists the names of the modules in a folder. */
function namesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return [...new Set(fs.readdirSync(folder).map((name) => name.replace(/\.(?:d\.ts|m?js)$/, '')))];
}
