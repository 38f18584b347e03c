import { pagesForAuthors } from './addresses';
import { hash } from '@/model/hash';
import type { EmitInput, EmitReport } from './emitInput';
import { EmittedFiles } from './emittedFiles';
import { developmentFilesOf, filesOf } from './pageFiles';
import { emptyRegistry } from './registry';
import { siteFiles } from './siteFiles';
import type { OutputFile } from '@/content/pages';

/**
 * Step 6: writes what changed in `.content/` and in the generated part of `public/`, and removes stale files. The
 * revision is written last, so that its watchers find all other files up to date.
 */
export async function emit(input: EmitInput): Promise<EmitReport> {
  const { root, site, products, pages, changed, gone = [] } = input;
  const files = new EmittedFiles(root);
  const pathnames = new Set(pages.map((page) => page.pathname));
  const list = input.bundled ? developmentFilesOf : filesOf;
  const isForAuthors = pagesForAuthors(products);
  const isPublic = (pathname: string) => !(site.production && isForAuthors(pathname));
  for (const page of changed) {
    const place = { siteUrl: site.siteUrl, pathnames, isPublic: isPublic(page.pathname) };
    files.write(list(page, place), page.pathname);
  }
  for (const pathname of pathnames) {
    const isWhole = isPublic(pathname);
    files.keep(pathname, (file) => isWhole || !file.startsWith('public/'));
  }
  files.write([...siteFiles(input), ...gone.map(emptyRegistry), revisionFile(input)]);
  return files.finish();
}

function revisionFile({ products, revisionSeed }: EmitInput): OutputFile {
  const navigation = hash(JSON.stringify(products.map((product) => product.navigation)));
  const lines = [
    '/** Changes whenever the compiled content does; its last part, whenever a navigation does. */',
    `export const revision = '${revisionSeed}.${navigation}';`,
  ];
  return { file: '.content/revision.ts', content: `${lines.join('\n')}\n` };
}
