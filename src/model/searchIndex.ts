import type { ProductId } from './product';

/**
 * Synonyms. Keys are what people type, in lower case, one word or several; values are the words of the documentation,
 * each of which may be several words in a row.
 */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** One entry of {@link SearchIndex}. */
export interface SearchShardFacts {
  /** Name of the shard; for a product its folder in `docs-data/`. */
  name: string;
  productId: ProductId;
  /** Name of the product. */
  title: string;
  /** Path of the product's first page, to which its name leads. */
  home?: string;
  /** Whether all readers search it; otherwise only those on its own pages. */
  listed: boolean;
}

/** The file that is fetched first: the list of shards, and the synonyms for all of them. */
export interface SearchIndex {
  version: number;
  shards: readonly SearchShardFacts[];
  synonyms: Synonyms;
}
