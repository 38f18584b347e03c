import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Message, type OutputFile, type Plugin } from 'esbuild';
import { DocsError } from '@/model';
import { findConflict } from '@/content/pages';
import { explainFailure, runName } from './explainFailure';

/** The exports of some data files, in the requested order, and every file that was read. */
export interface BundledData {
  exports: Readonly<Record<string, unknown>>[];
  inputs: string[];
}

/**
 * Returns the exports of TypeScript data files. They are bundled and run each time, so that edits take effect at once.
 * @param without Files that cannot be read: their default export is replaced by an empty object.
 * @throws DocsError if a file is not TypeScript or fails to run.
 */
export async function bundleData(
  root: string,
  files: readonly string[],
  without: ReadonlySet<string> = new Set(),
): Promise<BundledData> {
  const contents = files
    .map((file, index) => `export * as e${index} from ${JSON.stringify(`./${file}`)};`)
    .join('\n');
  const result = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'docs-data' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: root,
    sourcemap: 'external',
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    plugins: without.size > 0 ? [leaveOut(root, without)] : [],
    logLevel: 'silent',
  }).catch((error: { errors?: Message[] }) => {
    throw asDocsError(root, error);
  });
  const exports = run(root, result.outputFiles, files);
  return {
    exports: files.map((_, index) => exports[`e${index}`] ?? {}),
    inputs: Object.keys(result.metafile.inputs).filter((input) => input !== 'docs-data'),
  };
}

function run(
  root: string,
  outputs: readonly OutputFile[],
  files: readonly string[],
): Record<string, Readonly<Record<string, unknown>>> {
  const textOf = (ending: string) => outputs.find((it) => it.path.endsWith(ending))?.text ?? '';
  const bundle = { exports: {} };
  const code = `${textOf('.js')}\n//# sourceURL=${runName}`;
  try {
    const start = new Function('module', 'exports', 'require', code);
    start(bundle, bundle.exports, createRequire(path.join(root, 'docs-data/')));
  } catch (error) {
    throw explainFailure(error, textOf('.map'), files[0]);
  }
  return bundle.exports;
}

function leaveOut(root: string, files: ReadonlySet<string>): Plugin {
  return {
    name: 'leave out',
    setup({ onLoad }) {
      onLoad({ filter: /\.[jt]sx?$/ }, (file) => {
        const name = path.relative(root, file.path).split(path.sep).join('/');
        return files.has(name) ? { contents: 'export default {};', loader: 'ts' } : undefined;
      });
    },
  };
}

function asDocsError(root: string, error: { errors?: Message[] }): unknown {
  const message = error.errors?.[0];
  if (!message) return error;
  const { file = 'docs-data/products.ts', line, column = 0 } = message.location ?? {};
  const conflict = conflictIn(root, file);
  if (conflict) return conflict;
  const place = { file, line, column: column + 1 };
  return new DocsError(message.text, { ...place, fix: 'Correct the TypeScript of this file.' });
}

/** Returns an unresolved merge conflict in a file, which explains any other error in it. */
function conflictIn(root: string, file: string): DocsError | undefined {
  const absolute = path.join(root, file);
  const found = fs.existsSync(absolute) && findConflict(file, fs.readFileSync(absolute, 'utf8'));
  if (!found) return undefined;
  const { what, ...place } = found;
  return new DocsError(what, place);
}
