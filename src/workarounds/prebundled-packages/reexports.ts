import { build } from 'esbuild';
import { forServer } from './bundling';

/** Text that gives what modules export under one roof, and text for each of them that takes it from there. */
export interface Reexports {
  bundle: string;
  /** By module, as it was named. */
  modules: Map<string, string>;
}

/**
 * How a bundle gives all that modules export: under names that no two of them share. `name` is that of the bundle.
 *
 * @throws Error with the bundler's words when a file cannot be read or an import resolves to nothing.
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

/** What modules export, in their order: a list of names for each, also through `export *`. */
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
