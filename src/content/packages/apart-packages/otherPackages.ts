import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { packageOf } from '../../../model/imports';
import { nestedFolder } from './listWithOwnVersions';

/** Leaves imports of the root's packages to the bundler that uses the result. */
export function otherPackages(root: string): Plugin {
  return {
    name: 'others',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^[^./]/ }, ({ path: specifier, resolveDir }) =>
        hasOwnCopy(root, resolveDir, packageOf(specifier))
          ? undefined
          : { path: specifier, external: true },
      ),
  };
}

/** Tells whether code in a folder below the root resolves a package to a copy nearer than the root's. */
export function hasOwnCopy(root: string, folder: string, name: string): boolean {
  for (
    let above = path.resolve(folder);
    above !== path.resolve(root);
    above = path.dirname(above)
  ) {
    if (fs.existsSync(path.join(above, nestedFolder, name))) return true;
    if (above === path.dirname(above)) return false;
  }
  return false;
}
