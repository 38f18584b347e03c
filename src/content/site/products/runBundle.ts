import { createRequire } from 'node:module';
import path from 'node:path';
import type { OutputFile } from 'esbuild';
import { explainFailure, runName } from './explainFailure';

/**
 * Runs a bundle of data files and returns its exports.
 * @param files The bundled files; an error of unknown origin is reported at the first.
 * @throws DocsError if a file fails to run.
 */
export function runBundle(
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
