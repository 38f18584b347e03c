import type { Product } from '@/model';
import { ApiCache, hashContext } from './cache';
import { countDocs, type ApiCounts } from './counts';
import type { Extraction } from './readAll';
import { readInWorker } from './worker';

/** The reference of all products and how much it holds. */
export interface ExtractedApi extends Extraction {
  counts: ApiCounts[];
  /** Whether it is what an earlier run found. */
  isCached: boolean;
}

/**
 * Describes every public component, hook and interface of the products' packages. Nothing is read again while no file
 * it was made from has changed.
 */
export async function extractApi(
  root: string,
  products: readonly Product[],
): Promise<ExtractedApi> {
  const documented = products.filter(({ api }) => api !== undefined);
  const cache = new ApiCache(root);
  const context = hashContext(root, documented);
  const kept = cache.read(context);
  if (kept) return { ...kept, counts: countDocs(kept.docs), isCached: true };
  const { extraction, files } = await readInWorker({ root, products: documented });
  cache.keep(context, files, extraction);
  return { ...extraction, counts: countDocs(extraction.docs), isCached: false };
}
