import { SourceMap } from 'node:module';
import { DocsError, type ErrorPlace } from '@/model';

/** Name of the bundled code in stack traces. */
export const runName = 'docs-data.bundle';

/** Number of lines that `new Function` adds above its code. */
const linesAbove = 2;

/**
 * Converts an exception from running data files to an error at its position in one of them; `map` is the bundle's
 * source map.
 */
export function explainFailure(
  error: unknown,
  map: string,
  file = 'docs-data/products.ts',
): DocsError {
  // Errors of another realm are not instances of this realm's `Error`.
  const { name, message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  const [what = ''] = message.split('\n');
  const fix = /^(Reference|Type)Error$/.test(name ?? '') ? fixMissing(what) : undefined;
  const place = placeIn(stack, map) ?? { file, line: 1, column: 1 };
  return new DocsError(`This file cannot be run: ${what.replace(/\.$/, '')}.`, {
    ...place,
    fix: fix ?? 'Correct the TypeScript of this file.',
  });
}

const apart = 'If two files import each other, move what both need into a third file.';

/** Returns the fix for a missing value; with circular imports, one file reads a value before it is set. */
function fixMissing(what: string): string | undefined {
  const [, missing] = /^(\S+) is not defined$/.exec(what) ?? [];
  if (missing) return `Declare or import \`${missing}\`, or remove it.`;
  const [, key] = /^Cannot read properties of undefined \(reading '([^']+)'\)$/.exec(what) ?? [];
  return key ? `What \`${key}\` is read from is not set here. ${apart}` : undefined;
}

function placeIn(stack: string, map: string): ErrorPlace | undefined {
  const [, line, column] = new RegExp(`${runName}:(\\d+):(\\d+)`).exec(stack) ?? [];
  if (!line || !column || !map) return undefined;
  const sources = new SourceMap(JSON.parse(map));
  const found = sources.findEntry(Number(line) - 1 - linesAbove, Number(column) - 1);
  if (!('originalSource' in found)) return undefined;
  return {
    file: found.originalSource,
    line: found.originalLine + 1,
    column: found.originalColumn + 1,
  };
}
