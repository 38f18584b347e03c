import type { ApiDoc, ProductionError } from '@/model';
import {
  readCachedPage,
  type ContentCache,
  type PageSummary,
  type ProductContent,
} from '@/content/pages';
import type { CheckedSite } from '../checkSite';
import { hash } from '@/model/hash';
import { cachedProductionErrors } from '@/content/packages/production-errors';
import type { ShardInput } from './shardInput';

/** The input of the search index: a compiled site. */
export interface SearchSource {
  products: readonly ProductContent[];
  pages: readonly PageSummary[];
  readPage: ShardInput['readPage'];
  docs: readonly ApiDoc[];
  errors: readonly ProductionError[];
  /** Changes whenever the text of a page, the reference or the compiler does. */
  madeOf: string;
}

/** Returns the pages and references that the search index is made from; a page is read from the cache on request. */
export function searchSourceOf(
  { root, cache }: { root: string; cache: ContentCache },
  { site: { pages }, index: { products } }: CheckedSite,
  docs: readonly ApiDoc[],
): SearchSource {
  const keyOf = (pathname: string) => cache.pages.get(pathname)?.key ?? '';
  const keys = pages.map(({ pathname }) => keyOf(pathname));
  return {
    ...{ products, pages, docs },
    readPage: ({ pathname }) => readCachedPage(root, keyOf(pathname))?.page,
    errors: cachedProductionErrors(root),
    madeOf: hash(JSON.stringify([cache.referenced, ...keys])),
  };
}
