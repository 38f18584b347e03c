import fs from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  bundleSizeKey,
  kebabName,
  type ApiDoc,
  type BundleSizes,
  type ComponentApi,
} from '@/model';
import { environment } from '@/site';
import { cachedBundleSizes } from '../../bundle-size';
import { keepPage, type ContentCache } from '../../cache';
import { hash } from '../../hash';
import {
  listCompared,
  surveyComponents,
  type ComparedComponent,
  type DescribedComponent,
  type SiblingContent,
} from '../../siblings';
import type { CompiledReference } from '../compileReference';
import { describeComparison, describeIndex } from './describeComparison';
import type { GeneratedPage } from './drawComparison';
import { readKeyRows } from './keyRows';
import type { Comparison, Side } from './stages';

/** What comparing needs to know. */
export interface ComparisonRequest extends SiblingContent {
  root: string;
  cache: ContentCache;
  /** What the types say; undefined while that is not known yet: then the last pages stay as they are. */
  docs: readonly ApiDoc[] | undefined;
  /** Hash of the compiler itself. */
  compiler: string;
}

/** A page for each component that several products have, and one that lists them. Only what changed is written anew. */
export async function compileComparisons(request: ComparisonRequest): Promise<CompiledReference> {
  const { cache, docs, compiler, root } = request;
  const pathnames = [...cache.pages].flatMap(([pathname, { summary }]) =>
    summary.comparison === undefined ? [] : [pathname],
  );
  const planned = docs ? planComparisons({ ...request, docs }) : undefined;
  const known = planned?.map(({ pathname }) => pathname) ?? pathnames;
  for (const pathname of pathnames) if (!known.includes(pathname)) cache.pages.delete(pathname);
  const compiled: string[] = [];
  for (const page of planned ?? []) {
    const context = hash(JSON.stringify([compiler, environment.siteUrl, page]));
    if (cache.isFresh(page.pathname, context)) continue;
    // What parses takes longer to load than a run that changes nothing.
    const { drawComparison } = await import('./drawComparison');
    cache.pages.set(page.pathname, keepPage(root, drawComparison(page), context));
    compiled.push(page.pathname);
    // Whoever else waits in this process gets his turn.
    await setImmediate();
  }
  const pages = known.flatMap((pathname) => cache.pages.get(pathname)?.summary ?? []);
  return { pages, compiled };
}

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
    readComparison(compared, { root: request.root, docs, sizes }),
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
  root: string;
  docs: ReadonlyMap<string, ComponentApi>;
  sizes: BundleSizes;
}

function readComparison({ name, pathname, sides }: ComparedComponent, known: Known): Comparison {
  return { name, pathname, sides: sides.flatMap((side) => readSide(side, known) ?? []) };
}

function readSide(side: DescribedComponent, { root, docs, sizes }: Known): Side | undefined {
  const { name, guide, product } = side;
  const key = bundleSizeKey({ productId: product.id, name });
  const doc = docs.get(key);
  if (!doc) return undefined;
  const size = sizes[key];
  // The tables of a page tell of the component it is about in the first place.
  const isMain =
    guide?.documents[0] === name || guide?.pathname.endsWith(`/react-${kebabName(name)}/`);
  const keys = guide && isMain ? keysOn(path.join(root, guide.file), guide.pathname) : [];
  return { ...side, doc, keys, ...(size && { size }) };
}

function keysOn(file: string, pathname: string) {
  return fs.existsSync(file) ? readKeyRows(fs.readFileSync(file, 'utf8'), pathname) : [];
}
