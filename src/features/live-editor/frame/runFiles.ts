import type { CompiledFile } from './compileFile';
import { evaluateFile } from './evaluateFile';
import { resolveFile } from './resolveFile';

type Require = (name: string) => unknown;

/**
 * Runs the first file of a demo with the files it imports, and returns its exports. `requirePackage` returns modules of
 * packages. Errors thrown by a file are not caught.
 */
export function runFiles(
  files: readonly CompiledFile[],
  requirePackage: Require,
): Record<string, unknown> {
  const compiled = new Map(files.map((file) => [file.name, file]));
  const running = new Map<string, { exports: Record<string, unknown> }>();
  const run = (name: string): unknown => {
    const known = running.get(name);
    if (known) return known.exports;
    const made = { exports: {} };
    running.set(name, made);
    const file = compiled.get(name);
    if (file) evaluateFile(file)?.(made, made.exports, (from) => request(name, from));
    return made.exports;
  };
  const request = (importer: string, from: string) => {
    if (!from.startsWith('.')) return requirePackage(from);
    const name = resolveFile(compiled.keys(), importer, from);
    if (name === undefined) throw new Error(`There is no file "${from}" next to ${importer}.`);
    return run(name);
  };
  return run(files[0]?.name ?? '') as Record<string, unknown>;
}
