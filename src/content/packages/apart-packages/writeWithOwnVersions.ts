import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { nestedFolder } from './listWithOwnVersions';
import { otherPackages } from './otherPackages';

/** Folders with other builds of a package's modules. */
const otherBuilds = new Set(['node', 'modern', 'legacy', 'umd', 'cjs', 'esm', nestedFolder]);

/** A package to write: its source and its target, as folders from the root. */
export interface ApartRequest {
  name: string;
  /** Folder of its ES modules. */
  from: string;
  outdir: string;
}

/**
 * Writes a package whose modules include its own versions of other packages, one copy of each. Packages of the root
 * stay imports.
 * @throws Error with the bundler's message if a file cannot be read or an import cannot be resolved.
 */
export async function writeWithOwnVersions(
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
    // Paths begin with `node_modules/`, even if that is a symbolic link.
    preserveSymlinks: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    plugins: [otherPackages(root)],
    legalComments: 'none',
    logLevel: 'silent',
  });
}

/** Lists the scripts in a folder and below it, relative to it, without other builds. */
export function listModules(folder: string, below = ''): string[] {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory())
      return below === '' && otherBuilds.has(file) ? [] : listModules(folder, file);
    return /\.m?js$/.test(file) ? [file] : [];
  });
}
