import type { ProductId, SearchKind } from '@/model';

/** A search result. */
export interface Found {
  kind: SearchKind;
  /**
   * Label on the page: `Prop`, `Parameter` and `Return value` are all of the kind `prop`. An answer is a section that
   * begins with a sentence.
   */
  label: SearchKind | 'parameter' | 'return' | 'interface' | 'answer';
  url: string;
  title: string;
  /** Breadcrumbs, outermost first: groups of the navigation, then the page or component. */
  trail: readonly string[];
  text: string;
  productId: ProductId;
  /** Name of its shard. */
  shard: string;
  /** The page under which it is listed: URL, title, and navigation groups. */
  group: { url: string; title: string; trail: readonly string[] };
  score: number;
  isDeprecated: boolean;
  isInherited: boolean;
  plan?: 'pro' | 'premium';
  /** Matched terms, to be marked. */
  terms: readonly string[];
}

/** The current page and product. */
export interface SearchContext {
  /** Shard of the current product; undefined on pages outside of products. */
  shard?: string;
  /** Path of the current page. */
  pathname?: string;
}
