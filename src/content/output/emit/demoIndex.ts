import { importPath, type PageSummary, type OutputFile } from '@/content/pages';
import { keyInProduct, registryFile } from './addresses';
import { moduleText } from './moduleText';

/**
 * Returns the module that loads the demos of a product's pages; it exists even if no page has demos. A bundler
 * compiles everything that it imports.
 */
export function indexOf(
  folder: string,
  pages: readonly PageSummary[],
  bundled?: ReadonlySet<string>,
): OutputFile {
  const entries = pages
    .filter((page) => page.productFolder === folder && page.demos.length > 0)
    .filter(({ pathname }) => bundled?.has(pathname) ?? true)
    .map((page) => {
      const target = importPath(`.content/demos/${folder}.ts`, registryFile(page));
      return `  '${keyInProduct(page)}': () => import('${target}'),`;
    });
  return { file: `.content/demos/${folder}.ts`, content: moduleText([], entries) };
}

/** Returns the module that loads the index of any product. */
export function indexOfIndexes(folders: readonly string[]): OutputFile {
  const entries = folders.map((folder) => `  '${folder}': () => import('./${folder}'),`);
  return { file: '.content/demos/index.ts', content: moduleText([], entries) };
}
