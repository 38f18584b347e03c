import fs from 'node:fs';
import path from 'node:path';
import type { DocsProblem } from '@/model';
import {
  readCachedPage,
  type ContentCache,
  type CompiledPage,
  type PageSummary,
  type ProductContent,
  type OutputFile,
} from '@/content/pages';
import { environment } from '@/site';
import { otherRoutes } from '@/site/routes';
import { hash } from '@/model/hash';
import { readLastUpdated } from './lastUpdated';
import { problemsStoppingBuild } from '@/model/severity';
import { withAddition, type Addition } from '@/content/api';

/** A build emits nothing if there are problems; watching emits every page that has no problems itself. */
export type EmitMode = 'build' | 'watch';

const problemsFile = '.content/problems.json';

/** Marks that the previous emit had only problems. */
const refused = 'refused';

/** A whole compiled site, ready to be written. */
export interface SiteOutput {
  root: string;
  cache: ContentCache;
  mode: EmitMode;
  products: readonly ProductContent[];
  /** Every compiled page, sorted by pathname. */
  pages: readonly PageSummary[];
  /** Pages that are not compiled yet, with the facts that other files and the navigation need. */
  uncompiled: readonly PageSummary[];
  /** Pages with demos that were requested before and are deleted now. */
  gone: readonly PageSummary[];
  /** The problems that stop a build. */
  problems: readonly DocsProblem[];
  /** Names of the components that pages may embed. */
  components: readonly string[];
  /** Files of the reference that belong to no page. */
  finished: readonly OutputFile[];
  /** What the reference adds to pages, by pathname. */
  additions: ReadonlyMap<string, Addition>;
}

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
  const facts = { site: environment, products, problems, components, lastUpdated };
  const all = [...pages, ...site.uncompiled].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  // A build bundles the demos of all pages.
  const bundled = mode === 'watch' ? cache.asked : undefined;
  const emitContext = hash(
    JSON.stringify([
      facts,
      all.map(listed),
      bundled && [...bundled].sort(),
      site.gone.map(({ pathname }) => pathname),
      site.finished,
      // A page gets a message after each save that leaves its problems: it may not have been listening before.
      site.pages
        .filter((page) => page.problems.length > 0)
        .map((page) => emittedKey(site, page.pathname)),
    ]),
  );
  if (changed.length > 0 || emitContext !== cache.emitContext) {
    const emitted = emittedAfter(site, pages, changed);
    if (wasRefused) fs.rmSync(path.join(root, problemsFile), { force: true });
    // A run with nothing to write does not need the emit code.
    const { emit } = await import('./emit/emit');
    await emit({
      ...facts,
      finished: site.finished,
      root,
      pages: all,
      bundled,
      gone: site.gone,
      changed: readPages(site, changed),
      otherPathnames: otherRoutes.filter((route) => route.endsWith('/')),
      revisionSeed: hash(JSON.stringify([emitContext, [...emitted].sort()])),
    });
    cache.emitted = emitted;
    cache.emitContext = emitContext;
  }
  return [...due];
}

function writeProblems(root: string, problems: readonly DocsProblem[]): void {
  fs.mkdirSync(path.join(root, '.content'), { recursive: true });
  const text = `${JSON.stringify(problems, null, 2)}\n`;
  fs.writeFileSync(path.join(root, problemsFile), text);
}

/** Returns the facts of a page that other files contain. */
function listed(page: PageSummary) {
  const { pathname, productId, title, description, demos, post, fullScreen } = page;
  const { documents, reference } = page;
  return [pathname, productId, title, description, demos, post, fullScreen, documents, reference];
}

/**
 * Tells whether to write a page. One with problems keeps its last good files; if there are none, it is written as far
 * as possible.
 */
function isDue({ pathname, problems }: PageSummary, site: SiteOutput): boolean {
  const { emitted } = site.cache;
  if (emitted.get(pathname) === emittedKey(site, pathname)) return false;
  return problemsStoppingBuild(problems).length === 0 || !emitted.has(pathname);
}

/** Returns a key for the output of a page: its own result and what the reference adds to it. */
function emittedKey({ cache, additions }: SiteOutput, pathname: string): string | undefined {
  const key = cache.pages.get(pathname)?.key;
  const addition = additions.get(pathname);
  return key && addition ? `${key}.${hash(JSON.stringify(addition))}` : key;
}

function* readPages(
  { root, cache, additions }: SiteOutput,
  pages: readonly PageSummary[],
): Generator<CompiledPage> {
  for (const { pathname } of pages) {
    const page = readCachedPage(root, cache.pages.get(pathname)?.key ?? '');
    if (!page) continue;
    const whole =
      problemsStoppingBuild(page.problems).length === 0 ? page : withoutBrokenDemos(page);
    yield withAddition(whole, additions.get(pathname));
  }
}

function withoutBrokenDemos(compiled: CompiledPage): CompiledPage {
  const demos = compiled.demos.filter((demo) => demo.problems.length === 0);
  const names = new Set(demos.map((demo) => demo.name));
  const blocks = compiled.page.blocks.filter(
    (block) => block.kind !== 'demo' || names.has(block.demo.name),
  );
  return { ...compiled, demos, page: { ...compiled.page, blocks } };
}

/** Returns the keys of the results whose files exist once `changed` is written. */
function emittedAfter(
  site: SiteOutput,
  pages: readonly PageSummary[],
  changed: readonly PageSummary[],
): Map<string, string> {
  const fresh = new Map(changed.map(({ pathname }) => [pathname, emittedKey(site, pathname)]));
  return new Map(
    pages.map(({ pathname }) => [
      pathname,
      fresh.get(pathname) ?? site.cache.emitted.get(pathname) ?? '',
    ]),
  );
}

/**
 * Marks all pages as unwritten if the origin or the kind of deployment changed, because every page depends on them.
 */
function forgetOtherSite(cache: ContentCache): void {
  const site = hash(JSON.stringify(environment));
  if (site !== cache.site) cache.emitted.clear();
  cache.site = site;
}

/** Marks everything as unwritten if output was deleted. */
function forgetMissing(root: string, cache: ContentCache): void {
  const witnesses = ['.content/manifest.json', '.content/revision.ts', 'public/llms.txt'];
  if (witnesses.every((file) => fs.existsSync(path.join(root, file)))) return;
  cache.emitted.clear();
  cache.emitContext = '';
}
