import fs from 'node:fs';
import path from 'node:path';
import type { DocsProblem } from '@/model';
import { writeFile } from '@/content/files';
import { byPathname, type PageSummary } from '@/content/pages';
import { environment } from '@/site';
import { otherRoutes } from '@/site/routes';
import { hash } from '@/model/hash';
import { readLastUpdated } from './lastUpdated';
import type { SiteOutput } from './siteOutput';
import { readPages } from './readPages';
import { forgetMissing, forgetOtherSite } from './forgetInvalid';
import type { EmitInput } from './emit/emitInput';
import { emittedAfter, emittedKey, isDue } from './emittedKeys';

const problemsFile = '.content/problems.json';

/** Marks that the previous emit had only problems. */
const refused = 'refused';

/** Writes what changed since the previous time, the revision last, and returns the addresses of the pages written. */
export async function emitSite(site: SiteOutput): Promise<string[]> {
  const { root, cache, mode, products, problems, components } = site;
  if (mode === 'build' && problems.length > 0) {
    writeProblems(root, problems);
    // Forces the next run to write the list of problems again, even if nothing else changed.
    cache.emitContext = refused;
    return [];
  }
  const wasRefused = cache.emitContext === refused;
  forgetMissing(root, cache);
  forgetOtherSite(cache);
  const changed = site.pages.filter((page) => isDue(page, site));
  const due = new Set(changed.map((page) => page.pathname));
  const pages = site.pages.filter(
    ({ pathname }) => cache.emitted.has(pathname) || due.has(pathname),
  );
  const lastUpdated = mode === 'build' ? readLastUpdated(root, site.pages) : {};
  const input: EmitContext = {
    ...{ site: environment, products, problems, components, lastUpdated },
    pages: [...pages, ...site.uncompiled].sort(byPathname),
    // A build bundles the demos of all pages.
    bundled: mode === 'watch' ? cache.asked : undefined,
  };
  const emitContext = hashContext(site, input);
  if (changed.length === 0 && emitContext === cache.emitContext) return [...due];
  const emitted = emittedAfter(site, pages, changed);
  if (wasRefused) fs.rmSync(path.join(root, problemsFile), { force: true });
  // A run with nothing to write does not need the emit code.
  const { emit } = await import('./emit/emit');
  await emit({
    ...input,
    ...{ root, finished: site.finished, gone: site.gone },
    changed: readPages(site, changed),
    otherPathnames: otherRoutes.filter((route) => route.endsWith('/')),
    revisionSeed: hash(JSON.stringify([emitContext, [...emitted].sort()])),
  });
  cache.emitted = emitted;
  cache.emitContext = emitContext;
  return [...due];
}

/** The input of emit besides the changed pages, as far as this run computes it. */
type EmitContext = Pick<
  EmitInput,
  'site' | 'products' | 'problems' | 'components' | 'lastUpdated' | 'pages' | 'bundled'
>;

/** Hashes everything besides the pages' own results that decides the output. */
function hashContext(site: SiteOutput, { pages, bundled, ...facts }: EmitContext): string {
  return hash(
    JSON.stringify([
      facts,
      pages.map(listed),
      bundled && [...bundled].sort(),
      site.gone.map(({ pathname }) => pathname),
      site.finished,
      // A page gets a message after each save that leaves its problems: it may not have been listening before.
      site.pages
        .filter((page) => page.problems.length > 0)
        .map((page) => emittedKey(site, page.pathname)),
    ]),
  );
}

function writeProblems(root: string, problems: readonly DocsProblem[]): void {
  writeFile(root, problemsFile, `${JSON.stringify(problems, null, 2)}\n`);
}

/** Returns the facts of a page that other files contain. */
function listed(page: PageSummary) {
  const { pathname, productId, title, description, demos, post, fullScreen } = page;
  const { documents, reference } = page;
  return [pathname, productId, title, description, demos, post, fullScreen, documents, reference];
}
