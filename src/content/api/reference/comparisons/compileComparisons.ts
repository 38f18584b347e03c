import { setImmediate } from 'node:timers/promises';
import type { ApiDoc } from '@/model';
import { environment } from '@/site';
import { bundleSizesFile } from '@/content/packages/bundle-size';
import { keepPage, type ContentCache, type PageSummary } from '@/content/pages';
import { hash } from '@/model/hash';
import type { SiblingContent } from '../../siblings';
import type { CompiledReference } from '../compileReference';
import type { KeyTables } from './KeyTables';
import { planComparisons } from './planComparisons';

/** What comparing needs to know. */
export interface ComparisonRequest extends SiblingContent {
  root: string;
  cache: ContentCache;
  /** The references; undefined while they are not known yet. Then the previous pages stay. */
  docs: readonly ApiDoc[] | undefined;
  /** Hash of the compiler itself. */
  compiler: string;
  keys: KeyTables;
}

/** Makes a page for each component that several products have, and one that lists them. Writes only what changed. */
export async function compileComparisons(request: ComparisonRequest): Promise<CompiledReference> {
  const { cache, docs, compiler, root } = request;
  const before = [...cache.pages].filter(([, { summary }]) => summary.comparison !== undefined);
  const isKept = before.every(([pathname, { context }]) => cache.isFresh(pathname, context));
  const madeOf = docs && hashRequest(request);
  if (!docs || (isKept && madeOf === cache.compared)) {
    return { pages: before.map(([, { summary }]) => summary), compiled: [] };
  }
  const planned = planComparisons({ ...request, docs });
  const known = new Set(planned.map(({ pathname }) => pathname));
  for (const [pathname] of before) if (!known.has(pathname)) cache.pages.delete(pathname);
  const compiled: string[] = [];
  for (const page of planned) {
    const context = hash(JSON.stringify([compiler, environment.siteUrl, page]));
    if (cache.isFresh(page.pathname, context)) continue;
    // The parser takes longer to load than a run without changes takes.
    const { parseGeneratedPage } = await import('./parseGeneratedPage');
    cache.pages.set(page.pathname, keepPage(root, parseGeneratedPage(page), context));
    compiled.push(page.pathname);
    // Lets other tasks of this process run.
    await setImmediate();
  }
  cache.compared = madeOf ?? '';
  const pages = planned.flatMap(({ pathname }) => cache.pages.get(pathname)?.summary ?? []);
  return { pages, compiled };
}

/**
 * Hashes everything that decides which comparisons exist and what they say. The types, the products and the subjects
 * of pages are part of the reference's own hash, which is computed before.
 */
function hashRequest({ cache, pages, keys }: ComparisonRequest): string {
  cache.fingerprints.forget([bundleSizesFile]);
  const sizes = cache.fingerprints.hashOf(bundleSizesFile);
  const tables = pages.filter(isGuide).map((page) => keys.readRows(page));
  return hash(JSON.stringify([cache.referenced, sizes, tables]));
}

const isGuide = ({ documents, reference }: PageSummary) => documents.length > 0 && !reference;
