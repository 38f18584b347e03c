import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Message } from 'esbuild';
import { DocsError } from '@/model';

/** What some data files export, in the order they were asked for, and every file they were read from. */
export interface BundledData {
  exports: Readonly<Record<string, unknown>>[];
  inputs: string[];
}

/**
 * The exports of TypeScript data files. They are bundled and run afresh each time, so that an edited file counts
 * at once.
 */
export async function bundleData(root: string, files: readonly string[]): Promise<BundledData> {
  const contents = files
    .map((file, index) => `export * as e${index} from ${JSON.stringify(`./${file}`)};`)
    .join('\n');
  const result = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'docs-data' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  }).catch((error: { errors?: Message[] }) => {
    throw asDocsError(error);
  });
  const bundle = { exports: {} as Record<string, Readonly<Record<string, unknown>>> };
  const run = new Function('module', 'exports', 'require', result.outputFiles[0]?.text ?? '');
  run(bundle, bundle.exports, createRequire(path.join(root, 'docs-data/')));
  return {
    exports: files.map((_, index) => bundle.exports[`e${index}`] ?? {}),
    inputs: Object.keys(result.metafile.inputs).filter((input) => input !== 'docs-data'),
  };
}

function asDocsError(error: { errors?: Message[] }): unknown {
  const message = error.errors?.[0];
  if (!message) return error;
  const { file = 'docs-data/products.ts', line, column = 0 } = message.location ?? {};
  const place = { file, line, column: column + 1 };
  return new DocsError(message.text, { ...place, fix: 'Mend the TypeScript of this file.' });
}
