import type { Product } from '@/model';
import { countDocs, type ApiCounts } from './counts';
import { readAll, type Extraction } from './readAll';

/** The reference of all products and how much it holds. */
export interface ExtractedApi extends Extraction {
  counts: ApiCounts[];
}

/** Describes every public component, hook and interface of the products' packages. */
export async function extractApi(
  root: string,
  products: readonly Product[],
): Promise<ExtractedApi> {
  const extraction = readAll(root, products);
  return { ...extraction, counts: countDocs(extraction.docs) };
}
