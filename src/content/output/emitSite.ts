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
import { stopping } from '@/model/severity';
import { withAddition, type Addition } from '@/content/api';

/** A build emits nothing while there are problems; watching emits every page that has none of its own. */
export type EmitMode = 'build' | 'watch';

const problemsFile = '.content/problems.json';

/** Stands for what was emitted last when that was nothing but problems. */
const refused = 'refused';

/** A whole compiled site, ready to be written. */
export interface SiteOutput {
  root: string;
  cache: ContentCache;
  mode: EmitMode;
  products: readonly ProductContent[];
  /** Every compiled page, sorted by pathname. */
  pages: readonly PageSummary[];
  /** What the files and the navigation tell of pages that were not compiled yet. */
  uncompiled: readonly PageSummary[];
  /** Pages with demos that somebody asked for and that are gone since. */
  gone: readonly PageSummary[];
  /** Those that stop a build. */
  problems: readonly DocsProblem[];
  /** Names of the components that pages may embed. */
  components: readonly string[];
  /** Files of the reference that belong to no page. */
  finished: readonly OutputFile[];
  /** What the reference adds to pages, by pathname. */
  additions: ReadonlyMap<string, Addition>;
}

/** Writes what is new since the last time, the revision last, and returns the addresses of the pages written. */
export async function emitSite(site: SiteOutput): Promise<string[]> {
  const { root, cache, mode, products, problems, components } = site;
  if (mode === 'build' && problems.length > 0) {
    writeProblems(root, problems);
    // The next run has to write the list again, even if it finds everything as it was before.
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
      // A page is told of each save that fixes nothing: it may not have listened yet when the error was made.
      site.pages
        .filter((page) => page.problems.length > 0)
        .map((page) => emittedKey(site, page.pathname)),
    ]),
  );
  if (changed.length > 0 || emitContext !== cache.emitContext) {
    const emitted = emittedAfter(site, pages, changed);
    if (wasRefused) fs.rmSync(path.join(root, problemsFile), { force: true });
    // A run with nothing to write does without.
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

/** What other files than a page's own say of it. */
function listed(page: PageSummary) {
  const { pathname, productId, title, description, demos, post, fullScreen } = page;
  const { documents, reference } = page;
  return [pathname, productId, title, description, demos, post, fullScreen, documents, reference];
}

/** A page with problems keeps its last good files; one that never had any is written as well as it can be. */
function isDue({ pathname, problems }: PageSummary, site: SiteOutput): boolean {
  const { emitted } = site.cache;
  if (emitted.get(pathname) === emittedKey(site, pathname)) return false;
  return stopping(problems).length === 0 || !emitted.has(pathname);
}

/** Names what is written for a page: its own result and what the reference adds to it. */
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
    const whole = stopping(page.problems).length === 0 ? page : withoutBrokenDemos(page);
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

/** Keys of the results whose files are there once `changed` is written. */
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

/** Every page was written for one origin and one kind of deployment: for another, all are due. */
function forgetOtherSite(cache: ContentCache): void {
  const site = hash(JSON.stringify(environment));
  if (site !== cache.site) cache.emitted.clear();
  cache.site = site;
}

/** When somebody deleted what was emitted, everything is emitted again. */
function forgetMissing(root: string, cache: ContentCache): void {
  const witnesses = ['.content/manifest.json', '.content/revision.ts', 'public/llms.txt'];
  if (witnesses.every((file) => fs.existsSync(path.join(root, file)))) return;
  cache.emitted.clear();
  cache.emitContext = '';
}
