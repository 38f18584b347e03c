import { readScript } from '../script/readScript';
import type { Script } from '../script';
import ts from '../typescript.js';

/** Reads the code of a module that is in no file. */
export function readCode(code: string): Script {
  const options = { languageVersion: ts.ScriptTarget.ES2022 };
  return readScript(ts.createSourceFile('Chip.js', code, options, true));
}
