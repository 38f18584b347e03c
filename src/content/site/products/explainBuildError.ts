import fs from 'node:fs';
import path from 'node:path';
import type { Message } from 'esbuild';
import { DocsError } from '@/model';
import { findConflict } from '@/content/pages';

/** Returns the bundler's first message as an error with its place; other errors as they are. */
export function explainBuildError(root: string, error: { errors?: Message[] }): unknown {
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
