import fs from 'node:fs';
import path from 'node:path';
import { DocsError, type AllowedName } from '@/model';
import { SourceText } from './sourceText';
import { bundleData } from '../products/bundle';
import type { Position } from '../stages';

/** Where the exceptions are listed. */
export const allowedNamesFile = 'docs-data/allowedNames.ts';

/** The exceptions of the truth check, each with its place. */
export interface AllowedNames {
  file: string;
  entries: readonly (AllowedName & Position)[];
}

/**
 * Reads `docs-data/allowedNames.ts` as it is on disk now; a site without the file allows nothing.
 * @throws DocsError where it cannot be read.
 */
export async function loadAllowedNames(root: string): Promise<AllowedNames> {
  const file = allowedNamesFile;
  const absolute = path.join(root, file);
  if (!fs.existsSync(absolute)) return { file, entries: [] };
  const { exports } = await bundleData(root, [file]);
  const text = new SourceText(fs.readFileSync(absolute, 'utf8'));
  const entries = exports[0]?.default ?? [];
  if (!Array.isArray(entries) || !entries.every(isException)) {
    throw new DocsError('This is no list of exceptions.', {
      ...{ file, ...start },
      fix: 'Its default export is a list, `[{ name: "…", reason: "…" }]`, of nothing else.',
    });
  }
  return {
    file,
    entries: entries.map((entry) => ({ ...entry, ...(text.next(entry.name) ?? start) })),
  };
}

function isException(entry: unknown): entry is AllowedName {
  return typeof (entry as AllowedName | null | undefined)?.name === 'string';
}

const start: Position = { line: 1, column: 1 };
