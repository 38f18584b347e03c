import type { OutputFile } from './emitInput';

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
 * The registry of a page for development, where an author removes or renames a demo before the registry can be written
 * anew. Of an import that leads nowhere a bundler makes an error of the whole page; inside of `try` it leaves the
 * matter to the one who asks for the demo.
 */
export function survivingRegistry({ file, content }: OutputFile): OutputFile {
  const body = content
    .replace(getter, `$1 { try { return $2; } ${rescue} },`)
    .replace(imported, `const $1 = (() => { try { return require($2).default; } ${rescue} })();`)
    .replace(wrapped, '$1$3 && $2,');
  return { file, content: body + helper };
}
