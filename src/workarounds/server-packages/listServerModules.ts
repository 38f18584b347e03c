import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf } from '@/model/imports';
import { listImports, readPackage } from '@/content/packages';
import { isCommonJs } from './isCommonJs';
import { listRepeated } from './listRepeated';

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

/** What the framework brings to the server itself. */
const frameworks = new Set(['next', 'react', 'react-dom']);

/** The packages with all they depend on, as far as it is installed next to them; without the framework. */
function withDependencies(root: string, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const due = [...names];
  for (let name = due.pop(); name; name = due.pop()) {
    if (found.has(name) || frameworks.has(name)) continue;
    const manifest = readPackage(root, name);
    if (!manifest) continue;
    found.add(name);
    due.push(...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  }
  return found;
}
