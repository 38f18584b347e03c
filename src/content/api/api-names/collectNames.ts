import fs from 'node:fs';
import path from 'node:path';
import { partsOf } from './nearMiss';
import { typeFiles } from './typeFiles';

/** Reads the names and the words in the type files of all dependencies. */
export function collectNames(root: string): { names: Set<string>; words: Set<string> } {
  const names = new Set<string>();
  const words = new Set<string>();
  const read = (file: string) => {
    const text = fs.readFileSync(file, 'utf8');
    const code = text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    for (const name of code.match(/[A-Za-z_$][\w$]*/g) ?? []) names.add(name);
    for (const word of text.match(/[A-Za-z]{4,}/g) ?? []) words.add(word.toLowerCase());
  };
  for (const file of typeFiles(root)) {
    names.add(path.basename(file).replace(/\.d\.m?ts$/, ''));
    // Such a short file only re-exports another. Skips the contents of some ten thousand icons, whose names suffice.
    if (fs.statSync(file).size > 100) read(file);
  }
  for (const name of names) {
    for (const part of partsOf(name)) words.add(part);
  }
  return { names, words };
}
