import fs from 'node:fs';
import { isOff } from '../isOff';

/**
 * First line of a script whose functions are to be compiled together with it, off the main thread. Supported by
 * Chromium from version 136 on; a comment for other browsers.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds a hint to scripts that makes browsers compile them as a whole: most functions of the initial scripts run at
 * once, and would otherwise be compiled one by one on the main thread. Returns the number of scripts with the hint.
 */
export function hintCompilation(files: readonly string[]): number {
  if (isOff('compile-hints')) return 0;
  for (const file of files) {
    const script = fs.readFileSync(file, 'utf8');
    if (!script.startsWith(compileHint)) fs.writeFileSync(file, compileHint + script);
  }
  return files.length;
}
