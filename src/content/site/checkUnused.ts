import path from 'node:path';
import type { DocsProblem } from '@/model';
import type { ContentCache } from '@/content/pages';
import type { SiteInventory } from './siteInventory';

/** Reports files next to pages that no demo of any page uses. Requires that every page is compiled. */
export function checkUnused(
  { files, companions, knownFiles }: Pick<SiteInventory, 'files' | 'companions' | 'knownFiles'>,
  { pages }: Pick<ContentCache, 'pages'>,
): DocsProblem[] {
  if (!files.every(({ pathname }) => pages.has(pathname))) return [];
  const used = new Set([...pages.values()].flatMap(({ inputs }) => Object.keys(inputs)));
  return companions
    .filter(({ file }) => !used.has(file) && !knownFiles.has(file))
    .map(({ file, page, demo }) => {
      const what = demo ? `No page shows the demo \`${demo}\`.` : 'No demo imports this file.';
      const line = `\`{{"demo": "${demo}"}}\``;
      const fix = demo
        ? `Write ${line} in ${path.posix.basename(page.file)}, or remove the file.`
        : 'Import it in a demo, or remove it.';
      return { file, line: 1, column: 1, what, fix, pathname: page.pathname };
    });
}
