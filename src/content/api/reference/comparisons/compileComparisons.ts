import { setImmediate } from 'node:timers/promises';
import {
  bundleSizeKey,
  kebabName,
  type ApiDoc,
  type BundleSizes,
  type ComponentApi,
} from '@/model';
import { environment } from '@/site';
import { bundleSizesFile, cachedBundleSizes } from '@/content/packages/bundle-size';
import { keepPage, type ContentCache, type PageSummary } from '@/content/pages';
import { hash } from '@/model/hash';
import {
  listCompared,
  surveyComponents,
  type ComparedComponent,
  type DescribedComponent,
  type SiblingContent,
} from '../../siblings';
import type { CompiledReference } from '../compileReference';
import { describeComparison, describeIndex } from './describeComparison';
import type { GeneratedPage } from './parseGeneratedPage';
import type { KeyTables } from './KeyTables';
import type { Comparison, Side } from './stages';

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

type KnownRequest = ComparisonRequest & { docs: readonly ApiDoc[] };

function planComparisons(request: KnownRequest): GeneratedPage[] {
  const survey = surveyComponents(request);
  if (!survey) return [];
  const { section } = survey;
  const sizes = cachedBundleSizes(request.root);
  const docs = new Map(
    request.docs.flatMap((doc) =>
      doc.kind === 'component' ? [[bundleSizeKey(doc), doc] as const] : [],
    ),
  );
  const comparisons = listCompared(survey).map((compared) =>
    readComparison(compared, { keys: request.keys, docs, sizes }),
  );
  if (comparisons.length === 0) return [];
  const index = { section, pathname: section.product.prefix, name: '' };
  return [
    { ...index, written: describeIndex(comparisons) },
    ...comparisons.map((comparison) => {
      const { name, pathname } = comparison;
      return { section, pathname, name, written: describeComparison(comparison) };
    }),
  ];
}

interface Known {
  keys: KeyTables;
  docs: ReadonlyMap<string, ComponentApi>;
  sizes: BundleSizes;
}

function readComparison({ name, pathname, sides }: ComparedComponent, known: Known): Comparison {
  return { name, pathname, sides: sides.flatMap((side) => readSide(side, known) ?? []) };
}

function readSide(side: DescribedComponent, known: Known): Side | undefined {
  const { name, guide, product } = side;
  const key = bundleSizeKey({ productId: product.id, name });
  const doc = known.docs.get(key);
  if (!doc) return undefined;
  const size = known.sizes[key];
  // The tables of a page are about its main component.
  const isMain =
    guide?.documents[0] === name || guide?.pathname.endsWith(`/react-${kebabName(name)}/`);
  const keys = guide && isMain ? known.keys.readRows(guide) : [];
  return { ...side, doc, keys, ...(size && { size }) };
}
