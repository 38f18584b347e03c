import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type BuildResult } from 'esbuild';
import { bundlerOptions } from './bundlerOptions';
import { emptyModule, replacedModules } from './replacedModules';
import { writtenModules } from './writtenModules';
import type { Bundle } from './describeBundle';
import type { DirectImports } from './DirectImports';
import type { ImportEntry } from './importEntry';
import { surveyFile } from './surveyModules';

/** The input of a batch of bundles. */
export interface Sources {
  root: string;
  broken: ReadonlySet<string>;
  direct: DirectImports;
}

const compress = promisify(gzip);
const scheme = 'measured';

type Result = BuildResult<{ write: false; metafile: true }>;

/**
 * Bundles each entry as an application would, and returns the bundles by the key of their entry. Entries share one
 * build, so that each module is read once. An entry that reaches a module which does not compile gets no bundle.
 */
export async function bundleEntries(
  entries: readonly ImportEntry[],
  sources: Sources,
): Promise<Map<string, Bundle>> {
  const { outputFiles, metafile } = await bundle(entries, sources);
  const code = new Map(outputFiles.map((file) => [path.parse(file.path).name, file.contents]));
  const bundles = new Map<string, Bundle>();
  for (const [file, { inputs }] of Object.entries(metafile.outputs)) {
    if (Object.keys(inputs).some((input) => sources.broken.has(input))) continue;
    const { name } = path.parse(file);
    const entry = entries[Number(name)];
    const contents = code.get(name);
    if (!entry || !contents) throw new Error(`The bundle ${file} belongs to no entry.`);
    const { key, packageName } = entry;
    bundles.set(key, {
      packageName,
      name: key.slice(key.indexOf('#') + 1),
      minified: contents.byteLength,
      gzip: (await compress(contents, { level: 9 })).byteLength,
      modules: Object.fromEntries(
        Object.entries(inputs).map(([input, { bytesInOutput }]) => [input, bytesInOutput]),
      ),
    });
  }
  return bundles;
}

/** Builds a batch. Each entry re-exports what it imports, so that nothing is removed as unused. */
function bundle(entries: readonly ImportEntry[], sources: Sources): Promise<Result> {
  const { root, broken, direct } = sources;
  const code = new Map(
    entries.map(({ key, name, from }) => [key, `export { ${name} } from ${from};`]),
  );
  return build({
    ...bundlerOptions(root),
    entryPoints: entries.map(({ key }, index) => ({ in: `${scheme}:${key}`, out: String(index) })),
    outdir: 'bundles',
    plugins: [
      writtenModules(root, scheme, (key) => direct.rewriteImports(surveyFile, code.get(key) ?? '')),
      replacedModules(root, (file) => (broken.has(file) ? emptyModule : direct.codeOf(file))),
    ],
  });
}
