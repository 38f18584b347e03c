import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { packageOf } from '../../../model/imports';
import { inner } from './listApart';

/** Folders of a package that hold its modules once more, for others. */
const otherBuilds = new Set(['node', 'modern', 'legacy', 'umd', 'cjs', 'esm', inner]);

/** A package to write, and where to; both folders from the root. */
export interface ApartRequest {
  name: string;
  /** Where its ES modules are. */
  from: string;
  outdir: string;
}

/**
 * Writes a package whose modules have its own versions of other packages in them, one copy of each. What everybody shares
 * is imported as it was.
 *
 * @throws Error with the bundler's words when a file cannot be read or an import resolves to nothing.
 */
export async function writeApart(
  root: string,
  { name, from, outdir }: ApartRequest,
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: listModules(path.join(root, from)).map((file) => `./${from}/${file}`),
    outbase: path.join(root, from),
    outdir: path.join(root, outdir, name),
    bundle: true,
    splitting: true,
    chunkNames: 'inner/[hash]',
    // Paths begin with `node_modules/`, also where that is a link.
    preserveSymlinks: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    plugins: [others(root)],
    legalComments: 'none',
    logLevel: 'silent',
  });
}

/** Scripts in a folder and below it, from the folder, but for other builds. */
export function listModules(folder: string, below = ''): string[] {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory())
      return below === '' && otherBuilds.has(file) ? [] : listModules(folder, file);
    return /\.m?js$/.test(file) ? [file] : [];
  });
}

/** Leaves packages that are the root's to whoever bundles the result. */
function others(root: string): Plugin {
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

/** Whether code in a folder below the root means a version of a package that is installed nearer to it than the root's. */
export function hasOwnCopy(root: string, folder: string, name: string): boolean {
  for (
    let above = path.resolve(folder);
    above !== path.resolve(root);
    above = path.dirname(above)
  ) {
    if (fs.existsSync(path.join(above, inner, name))) return true;
    if (above === path.dirname(above)) return false;
  }
  return false;
}
