import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';
import { dropTypeLines } from './dropTypeLines';

/** Demos are shown in narrow boxes, so their lines are shorter than those of the site's own code. */
const style = { singleQuote: true, printWidth: 80, trailingComma: 'all' } as const;

/**
 * Converts TypeScript to formatted JavaScript, with the author's comments and blank lines.
 * @throws SyntaxError if the source is invalid.
 */
export async function toJavaScript(code: string): Promise<string> {
  const untyped = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
  }).code;
  const kept = dropTypeLines(code, untyped);
  if (!kept.trim()) return '';
  return format(kept, { ...style, parser: 'babel', plugins: [babel, estree] });
}
