import { isExperiment } from './addresses';
import type { EmitInput, EmitReport } from './emitInput';
import { EmittedFiles } from './emittedFiles';
import { filesOf } from './pageFiles';
import { siteFiles } from './siteFiles';

/**
 * Step 6: writes `.content/` and the generated part of `public/`, only what changed, and removes what is stale. The
 * revision is written last: whoever watches it finds everything else in place.
 */
export async function emit(input: EmitInput): Promise<EmitReport> {
  const { root, site, pages, changed, revisionSeed } = input;
  const files = new EmittedFiles(root);
  const pathnames = new Set(pages.map((page) => page.pathname));
  for (const page of changed) files.write(filesOf(page, site, pathnames), page.pathname);
  for (const pathname of pathnames) {
    const hidden = site.production && isExperiment(pathname);
    files.keep(pathname, (file) => !(hidden && file.startsWith('public/')));
  }
  const revision = {
    file: '.content/revision.ts',
    content: `/** Changes whenever the compiled content does. */\nexport const revision = '${revisionSeed}';\n`,
  };
  files.write([...siteFiles(input), revision]);
  return files.finish();
}
