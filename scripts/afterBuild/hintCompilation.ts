import fs from 'node:fs';
import type { ExportedPages } from './readPages';
import { fileOf } from './readReferences';

/**
 * First line of a script whose functions are all compiled with it, away from the thread that answers the reader.
 * Chromium reads it from version 136 on; to other browsers it is a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers to compile the scripts that pages name as a whole: most of what is in them runs at once, and would be
 * compiled a function at a time while it does. Answers how many scripts there are.
 * @param out Folder of the export.
 */
export function hintCompilation(out: string, pages: ExportedPages): number {
  const urls = new Set([...pages.values()].flatMap(({ scripts }) => scripts));
  for (const url of urls) {
    const file = fileOf(out, url);
    const script = fs.readFileSync(file, 'utf8');
    if (!script.startsWith(compileHint)) fs.writeFileSync(file, compileHint + script);
  }
  return urls.size;
}
