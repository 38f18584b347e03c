import { build, type Metafile, type Plugin, type ResolveResult } from 'esbuild';
import { packageOf, packRegistry } from '@/model';
import { hasOwnCopy } from '../apart-packages';
import type { PackOf } from './packNames';
import { resolution } from './resolveModules';

/** A pack to be made. */
export interface PackRequest {
  root: string;
  name: string;
  /** What each of its modules is called, and its file; none if it is types only. */
  modules: ReadonlyMap<string, string | undefined>;
  packOf: PackOf;
  /** What was found for other packs. */
  found: Found;
}

/** Answers to imports, by what they depend on. */
export type Found = Map<string, Promise<ResolveResult>>;

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
    // Packs have no styles of their own; one of them hands Tailwind's to its compiler.
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

/** By module of the pack: the modules of other packs that it, or what it imports, asks for. */
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

/** Leaves modules of other packs to be asked for at run time; a package's own versions of others stay with it. */
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

/** Up to here, folders of a module decide what its imports of packages mean. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

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
};
