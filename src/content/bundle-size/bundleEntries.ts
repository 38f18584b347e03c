import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type BuildFailure, type BuildResult, type Plugin } from 'esbuild';
import type { Bundle } from './describeBundle';
import type { ImportEntry } from './importEntry';

/** What came of a batch: bundles by the key of their entry, and every module they were made from. */
export interface Bundled {
  bundles: Map<string, Bundle>;
  modules: string[];
}

const compress = promisify(gzip);
const scheme = 'measured:';

type Result = BuildResult<{ write: false; metafile: true }>;

/**
 * Bundles each entry as an application would, minified, for production, without React. Entries share one build, so
 * that each module is read once. An entry that reaches a module which does not compile gets no bundle: two packages
 * whose installed versions do not fit are facts, not mistakes of the site.
 */
export async function bundleEntries(
  root: string,
  entries: readonly ImportEntry[],
): Promise<Bundled> {
  const broken = new Set<string>();
  let working = entries;
  for (;;) {
    try {
      return await measure(await bundle(root, working, broken), working, broken);
    } catch (error) {
      const files = brokenFiles(error as BuildFailure);
      const unknown = files.filter((file) => !broken.has(file));
      if (unknown.length === 0) throw error;
      unknown.forEach((file) => broken.add(file));
      working = working.filter(({ key }) => !broken.has(scheme + key));
    }
  }
}

function brokenFiles({ errors }: Partial<BuildFailure>): string[] {
  return (errors ?? []).flatMap(({ location }) => (location ? [location.file] : []));
}

function bundle(
  root: string,
  entries: readonly ImportEntry[],
  broken: ReadonlySet<string>,
): Promise<Result> {
  return build({
    entryPoints: entries.map(({ key }, index) => ({ in: scheme + key, out: String(index) })),
    plugins: [entryModules(root, entries), emptyModules(broken)],
    absWorkingDir: root,
    outdir: 'bundles',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
}

/** The modules that stand for the entries. */
function entryModules(root: string, entries: readonly ImportEntry[]): Plugin {
  const code = new Map(entries.map((entry) => [entry.key, entry.code]));
  return {
    name: 'entry-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${scheme}`) }, ({ path }) => ({
        path: path.slice(scheme.length),
        namespace: scheme.slice(0, -1),
      }));
      onLoad({ filter: /.*/, namespace: scheme.slice(0, -1) }, ({ path }) => ({
        contents: code.get(path) ?? '',
        resolveDir: root,
      }));
    },
  };
}

/** Replaces modules that do not compile, so that the others can be bundled; whoever reaches one is found afterwards. */
function emptyModules(broken: ReadonlySet<string>): Plugin {
  const escaped = [...broken].map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    name: 'empty-modules',
    setup({ onLoad }) {
      if (broken.size === 0) return;
      onLoad({ filter: new RegExp(`(?:${escaped.join('|')})$`) }, () => ({
        contents: 'module.exports = {};',
      }));
    },
  };
}

async function measure(
  { outputFiles, metafile }: Result,
  entries: readonly ImportEntry[],
  broken: ReadonlySet<string>,
): Promise<Bundled> {
  const code = new Map(outputFiles.map((file) => [path.parse(file.path).name, file.contents]));
  const bundles = new Map<string, Bundle>();
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => {
    const { name } = path.parse(file);
    return { ...output, entry: entries[Number(name)]!, contents: code.get(name)! };
  });
  for (const { inputs, entry, contents } of outputs) {
    if (Object.keys(inputs).some((file) => broken.has(file))) continue;
    bundles.set(entry.key, {
      packageName: entry.packageName,
      minified: contents.byteLength,
      gzip: (await compress(contents, { level: 9 })).byteLength,
      modules: Object.fromEntries(
        Object.entries(inputs).map(([file, { bytesInOutput }]) => [file, bytesInOutput]),
      ),
    });
  }
  return { bundles, modules: Object.keys(metafile.inputs) };
}
