import path from 'node:path';
import { build, type Message, type Plugin } from 'esbuild';
import { runBundle } from './runBundle';
import { explainBuildError } from './explainBuildError';

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
    throw explainBuildError(root, error);
  });
  const exports = runBundle(root, result.outputFiles, files);
  return {
    exports: files.map((_, index) => exports[`e${index}`] ?? {}),
    inputs: Object.keys(result.metafile.inputs).filter((input) => input !== 'docs-data'),
  };
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
