import type { ProductId, SearchKind } from '@/model';

/** One result of a search. */
export interface Found {
  kind: SearchKind;
  /** What it is called on the page: `Prop`, `Parameter` and `Return value` are all of the kind `prop`. */
  label: SearchKind | 'parameter' | 'return' | 'interface';
  url: string;
  title: string;
  /** What it belongs to, outermost first: groups of the navigation, then the page or component. */
  trail: readonly string[];
  text: string;
  productId: ProductId;
  /** Name of the shard it is from. */
  shard: string;
  /** The page below which it is listed: address, title, and the groups of the navigation that lead there. */
  group: { url: string; title: string; trail: readonly string[] };
  score: number;
  isDeprecated: boolean;
  isInherited: boolean;
  plan?: 'pro' | 'premium';
  /** Terms of the query by which it was found, to be marked. */
  terms: readonly string[];
}

/** What a reader is looking at. */
export interface SearchContext {
  /** Name of the shard of the product that is being read; missing on pages of no product. */
  shard?: string;
  /** Address of the page that is being read. */
  pathname?: string;
}
