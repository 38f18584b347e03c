import fs from 'node:fs';
import path from 'node:path';

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
export function hintCompilation(out: string): number {
  const files = listNamedScripts(out).map((url) => path.join(out, decodeURI(url)));
  for (const file of files) {
    const script = fs.readFileSync(file, 'utf8');
    if (!script.startsWith(compileHint)) fs.writeFileSync(file, compileHint + script);
  }
  return files.length;
}

/** Addresses of the scripts that exported pages start with, once each. Manifests hold data, which is not compiled. */
function listNamedScripts(out: string): string[] {
  const urls = new Set<string>();
  for (const name of fs.readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = fs.readFileSync(path.join(out, name), 'utf8');
    for (const [, url = ''] of html.matchAll(/\sdata-src="(\/_next\/static\/chunks\/[^"?]+)/g)) {
      urls.add(url);
    }
  }
  return [...urls];
}
