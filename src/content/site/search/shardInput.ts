import type { ApiDoc, Page, ProductionError, ProductId, Synonyms } from '@/model';
import type { PageSummary, ProductContent } from '@/content/pages';
import type { ReadersWords } from './readersWords';

/** The input for shards. */
export interface ShardInput {
  root: string;
  products: readonly ProductContent[];
  /** Every page of the site, including the reference. */
  pages: readonly PageSummary[];
  /** Reads a handwritten page. */
  readPage: (page: PageSummary) => Page | undefined;
  /** The reference. */
  docs: readonly ApiDoc[];
  /** The error codes of production builds, with their messages. */
  errors: readonly ProductionError[];
  /** Synonyms for the subjects of a product's icons. */
  iconSynonyms: ReadonlyMap<ProductId, Synonyms>;
  readersWords: ReadersWords;
}
