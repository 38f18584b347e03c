import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf } from '@/model/imports';
import { listImports } from '@/content/packages';
import { isCommonJs } from './isCommonJs';
import { listRepeated } from './listRepeated';
import { withDependencies } from './withDependencies';

/** Folders of the site that render demos on the server. */
const siteFolders = ['src/base', 'src/features', 'src/shell'];

/**
 * Modules of packages that the server need not bundle, sorted: what demos import, and what the site imports of the
 * same packages and those behind them, so that there is one copy of each. Modules that Node cannot require are left
 * out, and packages of which another that is bundled has a version of its own. What Node loads finds its own versions.
 */
export function listServerModules(root: string): string[] {
  const ofDemos = listImports(root);
  const packages = withDependencies(root, ofDemos.map(packageOf));
  const all = new Set([...ofDemos, ...siteFolders.flatMap((folder) => listImports(root, folder))]);
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const requirable = new Set([...all].filter((name) => isRequirable(name, resolve)));
  const isLeft = (name: string) => packages.has(packageOf(name)) && requirable.has(name);
  // A package that joins the bundled ones may have versions of its own.
  for (let count = -1; count !== packages.size;) {
    count = packages.size;
    const bundled = [...all].filter((name) => !isLeft(name)).map(packageOf);
    listRepeated(root, withDependencies(root, bundled)).forEach((name) => packages.delete(name));
  }
  return [...all].filter(isLeft).sort();
}

function isRequirable(name: string, resolve: NodeJS.RequireResolve): boolean {
  try {
    return isCommonJs(resolve(name));
  } catch {
    // Types alone, or what the package does not export.
    return false;
  }
}
