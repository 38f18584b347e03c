import fs from 'node:fs';
import { isOff } from '../isOff';

/**
 * First line of a script whose functions are all compiled with it, away from the thread that answers the reader.
 * Chromium reads it from version 136 on; to other browsers it is a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers to compile scripts as a whole: most of what is in those a page starts with runs at once, and would be
 * compiled a function at a time while it does. Answers how many scripts have the hint.
 */
export function hintCompilation(files: readonly string[]): number {
  if (isOff('compile-hints')) return 0;
  for (const file of files) {
    const script = fs.readFileSync(file, 'utf8');
    if (!script.startsWith(compileHint)) fs.writeFileSync(file, compileHint + script);
  }
  return files.length;
}
