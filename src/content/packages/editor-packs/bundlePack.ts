import { build, type Metafile } from 'esbuild';
import { packRegistry } from '@/model';
import { resolution } from './resolveModules';
import { otherPacks, type PackContext } from './otherPacks';
import { otherPrefix } from './standIns';

/** A pack to be built. */
export interface PackRequest extends PackContext {
  /** File of each module, by specifier; undefined for a module of types only. */
  modules: ReadonlyMap<string, string | undefined>;
}

/** The script of a pack, and the modules of other packs that each of its modules needs. */
export interface BundledPack {
  script: string;
  asks: Map<string, string[]>;
}

/**
 * Bundles modules into a classic script: a frame with an opaque origin may load the site's scripts, but no ES modules.
 * Each module runs on the first request. Uses development builds, because their error messages are full sentences.
 */
export async function bundlePack(request: PackRequest): Promise<BundledPack> {
  const result = await build({
    ...resolution,
    stdin: { contents: entryOf(request), resolveDir: request.root, sourcefile: entryFile },
    absWorkingDir: request.root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    // Packs have no styles of their own; one of them passes Tailwind's as text to its compiler.
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"development"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [otherPacks(request)],
  });
  const asks = listAsks(request, result.metafile.inputs);
  return { script: result.outputFiles[0]?.text ?? '', asks };
}

const entryFile = 'pack.js';

function entryOf({ modules }: PackRequest): string {
  const lines = [...modules].map(([name, file]) => {
    const made = file ? `require(${JSON.stringify(file)})` : '({})';
    return `${JSON.stringify(name)}: () => ${made},`;
  });
  return `globalThis.${packRegistry}.define({\n${lines.join('\n')}\n});`;
}

/** Returns, for each module of the pack, the modules of other packs that it needs, directly or through its imports. */
function listAsks({ modules }: PackRequest, inputs: Metafile['inputs']): Map<string, string[]> {
  const files = new Map(
    inputs[entryFile]?.imports.map(({ path, original }) => [original, path] as const),
  );
  return new Map(
    [...modules].map(([name, own]) => {
      const reached = new Set([files.get(own) ?? '']);
      for (const file of reached) inputs[file]?.imports.forEach(({ path }) => reached.add(path));
      const others = [...reached].filter((file) => file.startsWith(otherPrefix));
      return [name, others.map((file) => file.slice(otherPrefix.length))];
    }),
  );
}
