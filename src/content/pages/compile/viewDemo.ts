import { importedBy } from './demoPackages';
import { sheetsFor } from './demoSheets';
import { sourceFileOf } from './sourceFileOf';
import type { FoundDemo } from '../stages';
import type { CachedDemo } from './compileDemo';
import type { PageRequest } from './PageRequest';

/** Returns what the page shows of a demo, without its code. */
export function viewDemo(
  { file, product }: Pick<PageRequest, 'file' | 'product'>,
  found: FoundDemo,
  demo: CachedDemo,
) {
  return {
    name: found.name,
    ...(found.id && { id: found.id }),
    options: found.options,
    stylings: [...new Set(demo.source.variants.map((variant) => variant.styling))],
    previewHtml: demo.previewHtml,
    ...(demo.source.variants.some(({ previewHtml }) => previewHtml) && { typedPreview: true }),
    codeHtml: demo.codeHtml,
    ...(demo.codeFiles && { codeFiles: demo.codeFiles }),
    styled: demo.styled,
    ...(demo.source.iconFont && { iconFont: true }),
    ...(sheetsFor(product, importedBy([demo])).length > 0 && { hasSheet: true }),
    ...sourceFileOf({ file, product }, found, demo),
  };
}
