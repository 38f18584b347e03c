import { DocsError } from '@/model';
import { placeOf, type Found } from '../parseModule';
import type { Importer } from '../resolveImport';

/** What is wrong with the import of a style sheet: demos have plain ones only. */
export function checkSheetImport(
  { file, code }: Importer,
  { text, offset }: Found,
): DocsError | undefined {
  if (!/\.module\.\w+$|\.(scss|sass|less)$/.test(text)) return undefined;
  return new DocsError(`A demo cannot import \`${text}\`: it knows plain style sheets only.`, {
    file,
    ...placeOf(code, offset),
    fix: `Import a plain style sheet, \`${text.replace(/(\.module)?\.\w+$/, '.css')}\`: its selectors hold inside the demo only.`,
  });
}
