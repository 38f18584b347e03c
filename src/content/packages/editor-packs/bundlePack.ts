import { build, type Metafile, type Plugin, type ResolveResult } from 'esbuild';
import { packageOf, packRegistry } from '@/model';
import { hasOwnCopy } from '../apart-packages';
import type { PackOf } from './packNames';
import { resolution } from './resolveModules';

/** A pack to be built. */
export interface PackRequest {
  root: string;
  name: string;
  /** File of each module, by specifier; undefined for a module of types only. */
  modules: ReadonlyMap<string, string | undefined>;
  packOf: PackOf;
  /** Resolutions shared with other packs. */
  found: Found;
}

/** Results of resolving imports, by their inputs. */
export type Found = Map<string, Promise<ResolveResult>>;

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
const otherPrefix = 'other-pack:';

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

/** Leaves modules of other packs to be requested at run time; a package's own versions of others are bundled. */
function otherPacks({ root, name, packOf, found }: PackRequest): Plugin {
  return {
    name: 'packs',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${otherPrefix}`) }, ({ path }) => ({
        path: path.slice(otherPrefix.length),
        namespace: 'other-pack',
      }));
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, pluginData, resolveDir }) => {
        if (pluginData === resolving) return undefined;
        const pack = packOf(path);
        if (pack && pack !== name && !hasOwnCopy(root, resolveDir, packageOf(path))) {
          return { path, namespace: kind === 'require-call' ? 'other-pack' : 'import-of-other' };
        }
        const key = [kind, path, packageFolder.exec(resolveDir)?.[0] ?? resolveDir].join(' ');
        const asked =
          found.get(key) ?? build.resolve(path, { kind, resolveDir, pluginData: resolving });
        found.set(key, asked);
        const answer = await asked;
        return answer.errors.length > 0 ? { path, namespace: 'missing' } : answer;
      });
      for (const [namespace, write] of Object.entries(standIns)) {
        build.onLoad({ filter: /./, namespace }, ({ path }) => ({ contents: write(path) }));
      }
    },
  };
}

/** The part of a module's path that decides how its imports of packages are resolved. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Marks requests of the plugin itself, which it must not handle. */
const resolving = {};

/** Stubs for modules that are not in the pack. */
const standIns: Record<string, (path: string) => string> = {
  'other-pack': (path) =>
    `module.exports = globalThis.${packRegistry}.require(${JSON.stringify(path)});`,
  /**
   * Sits between importer and module: where Node's rules for ES modules apply, the default export would be the whole
   * module.
   */
  'import-of-other': (path) => {
    const from = JSON.stringify(otherPrefix + path);
    return `export * from ${from};\nexport { default } from ${from};`;
  },
  /** An optional package that is not installed: throws only when it is requested. */
  missing: (path) =>
    `throw new Error(${JSON.stringify(`The package of "${path}" is not installed.`)});`,
};
