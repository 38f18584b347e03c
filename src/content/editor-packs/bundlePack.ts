import { build, type ImportKind, type Metafile, type Plugin } from 'esbuild';
import { packRegistry } from '@/model';
import type { PackOf } from './packNames';

/** A pack to be made. */
export interface PackRequest {
  root: string;
  name: string;
  /** What each of its modules is called, and where it is found. */
  modules: ReadonlyMap<string, string>;
  packOf: PackOf;
}

/** A pack as a script, with what each of its modules asks of other packs. */
export interface BundledPack {
  script: string;
  asks: Map<string, string[]>;
}

/**
 * Bundles modules into a classic script: a frame without an origin may load scripts of the site, but no ES modules.
 * Each module sleeps until it is asked for. The development builds go in, because their errors are sentences.
 */
export async function bundlePack(request: PackRequest): Promise<BundledPack> {
  const result = await build({
    stdin: { contents: entryOf(request), resolveDir: request.root, sourcefile: entryFile },
    absWorkingDir: request.root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    mainFields: ['browser', 'module', 'main'],
    jsx: 'automatic',
    // Packs have no styles of their own; one of them hands Tailwind's to its compiler.
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"development"' },
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [ownAndOthers(request)],
  });
  const asks = listAsks(request, result.metafile.inputs);
  return { script: result.outputFiles[0]?.text ?? '', asks };
}

const entryFile = 'pack.js';
const ownPrefix = 'own:';
const otherPrefix = 'other-pack:';

function entryOf({ modules }: PackRequest): string {
  const lines = [...modules].map(
    ([name, from]) =>
      `${JSON.stringify(name)}: () => require(${JSON.stringify(ownPrefix + from)}),`,
  );
  return `globalThis.${packRegistry}.define({\n${lines.join('\n')}\n});`;
}

/** By module of the pack: the modules of other packs that it, or what it imports, asks for. */
function listAsks({ modules }: PackRequest, inputs: Metafile['inputs']): Map<string, string[]> {
  const files = new Map(
    inputs[entryFile]?.imports.map(({ path, original }) => [original, path] as const),
  );
  return new Map(
    [...modules].map(([name, from]) => {
      const reached = new Set([files.get(ownPrefix + from) ?? '']);
      for (const file of reached) inputs[file]?.imports.forEach(({ path }) => reached.add(path));
      const others = [...reached].filter((file) => file.startsWith(otherPrefix));
      return [name, others.map((file) => file.slice(otherPrefix.length))];
    }),
  );
}

/**
 * The pack's own modules are resolved as imports are, although the entry asks by `require`: packages answer a
 * `require` with another copy. Modules of other packs are asked for at run time.
 */
function ownAndOthers({ name, packOf }: PackRequest): Plugin {
  return {
    name: 'packs',
    setup(build) {
      const resolve = (path: string, resolveDir: string, kind: ImportKind = 'import-statement') =>
        build.resolve(path, { kind, resolveDir, pluginData: resolving });
      build.onResolve({ filter: new RegExp(`^${ownPrefix}`) }, async (asking) => {
        const path = asking.path.slice(ownPrefix.length);
        const found = await resolve(path, asking.resolveDir);
        // Some modules are types only.
        return found.errors.length > 0 ? { path, namespace: 'empty' } : found;
      });
      build.onResolve({ filter: new RegExp(`^${otherPrefix}`) }, ({ path }) => ({
        path: path.slice(otherPrefix.length),
        namespace: 'other-pack',
      }));
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, pluginData, resolveDir }) => {
        if (pluginData === resolving) return undefined;
        const pack = packOf(path);
        if (pack && pack !== name) {
          return { path, namespace: kind === 'require-call' ? 'other-pack' : 'import-of-other' };
        }
        const found = await resolve(path, resolveDir, kind);
        return found.errors.length > 0 ? { path, namespace: 'missing' } : found;
      });
      for (const [namespace, write] of Object.entries(standIns)) {
        build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: write(path) }));
      }
    },
  };
}

/** Marks what the plugin itself asks, which is not to be answered by it. */
const resolving = {};

/** Modules that are not in the pack. */
const standIns: Record<string, (path: string) => string> = {
  'other-pack': (path) =>
    `module.exports = globalThis.${packRegistry}.require(${JSON.stringify(path)});`,
  /** Between importer and module: to files that Node takes for ES modules, the default would be the whole module. */
  'import-of-other': (path) => {
    const from = JSON.stringify(otherPrefix + path);
    return `export * from ${from};\nexport { default } from ${from};`;
  },
  /** An optional package that is not installed here: only those who ask for it hear of it. */
  missing: (path) =>
    `throw new Error(${JSON.stringify(`The package of "${path}" is not installed.`)});`,
  empty: () => '',
};
