import type { ApiDoc } from '@/model';
import { readCachedPage, type ContentCache } from '@/content/pages';
import type { CheckedSite } from '../checkSite';
import { hash } from '@/model/hash';
import { cachedProductionErrors } from '@/content/packages/production-errors';
import type { SearchSource } from './provideSearch';

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
