import type { OutputFile } from '@/content/pages';

const getter = /^( {2}get '[^']+'\(\)) \{ return (.+); \},$/gm;
const imported = /^import (Demo\d+) from (.+);$/gm;
const wrapped = /^( {2}'[^']+': )(.*\b(Demo\d+)\b.*),$/gm;

const rescue = 'catch (error) { return unlessGone(error); }';

const helper = `
/** Of a demo that is gone there is nothing, and the others are there. */
function unlessGone(error: any): any {
  if (error.code !== 'MODULE_NOT_FOUND') throw error;
}
`;

/**
 * Returns the registry of a page in development, where an author can remove or rename a demo before the registry is
 * written again. An unresolved import would make a bundler fail the whole page; inside of `try`, only loading that
 * demo fails.
 */
export function survivingRegistry({ file, content }: OutputFile): OutputFile {
  const body = content
    .replace(getter, `$1 { try { return $2; } ${rescue} },`)
    .replace(imported, `const $1 = (() => { try { return require($2).default; } ${rescue} })();`)
    .replace(wrapped, '$1$3 && $2,');
  return { file, content: body + helper };
}
