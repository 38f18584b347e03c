import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf } from '@/model/imports';
import { listImports, readPackage } from '@/content/packages';
import { isCommonJs } from './isCommonJs';
import { listRepeated } from './listRepeated';

/** Folders of the site's code that renders demos on the server. */
const siteFolders = ['src/base', 'src/features', 'src/shell'];

/**
 * Lists the packages' modules that the server's bundle can leave to Node, sorted: those that demos import, and those
 * that the site imports of the same packages and their dependencies, so that there is one copy of each. Leaves out
 * modules that Node cannot require, and packages of which a bundled package has its own version. Packages that Node
 * loads find their own versions.
 */
export function listServerModules(root: string): string[] {
  const ofDemos = listImports(root);
  const packages = withDependencies(root, ofDemos.map(packageOf));
  const all = new Set([...ofDemos, ...siteFolders.flatMap((folder) => listImports(root, folder))]);
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const requirable = new Set([...all].filter((name) => isRequirable(name, resolve)));
  const isLeft = (name: string) => packages.has(packageOf(name)) && requirable.has(name);
  // A package that becomes bundled may have versions of its own.
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
    // A module of types only, or one that the package does not export.
    return false;
  }
}

/** Packages that the framework itself provides on the server. */
const frameworks = new Set(['next', 'react', 'react-dom']);

/** Returns the packages and all their installed dependencies, without the framework. */
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
