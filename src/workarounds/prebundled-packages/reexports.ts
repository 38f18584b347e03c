import { build } from 'esbuild';
import { forServer } from './bundling';

/**
 * Code of a bundle that re-exports all exports of some modules, and code for each module that re-exports its own from
 * the bundle.
 */
export interface Reexports {
  bundle: string;
  /** Code by module specifier. */
  modules: Map<string, string>;
}

/**
 * Writes code that re-exports all exports of modules under unique names. `name` is the bundle's specifier.
 * @throws Error with the bundler's message if a file cannot be read or an import cannot be resolved.
 */
export async function reexportAll(
  root: string,
  sources: readonly string[],
  name: string,
): Promise<Reexports> {
  const exports = await listExports(root, sources);
  const pairs = sources.map((source, index) => {
    const names = exports[index] ?? [];
    return {
      source,
      inward: give(names, source, (one) => `${one} as m${index}_${one}`),
      outward: give(names, name, (one) => `m${index}_${one} as ${one}`),
    };
  });
  return {
    bundle: pairs.map(({ inward }) => inward).join(''),
    modules: new Map(pairs.map(({ source, outward }) => [source, outward])),
  };
}

function give(names: readonly string[], from: string, as: (name: string) => string): string {
  return `export { ${names.map(as).join(', ')} } from ${JSON.stringify(from)};\n`;
}

/** Lists the exports of each module, in the order of the modules, including those of `export *`. */
async function listExports(root: string, sources: readonly string[]): Promise<string[][]> {
  const { metafile } = await build({
    ...forServer(root),
    entryPoints: sources.map((source, index) => ({ in: source, out: String(index) })),
    outdir: 'names',
    splitting: true,
    metafile: true,
    write: false,
  });
  const lists: string[][] = [];
  for (const [file, { exports, entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint) lists[Number(/^names\/(\d+)\.js$/.exec(file)?.[1])] = exports;
  }
  return lists;
}
