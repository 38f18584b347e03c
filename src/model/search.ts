import type { ProductId } from './product';

/** What one result is. Parameters, returned fields and members of interfaces count as props. */
export type SearchKind =
  | 'page'
  | 'section'
  | 'demo'
  | 'component'
  | 'hook'
  | 'prop'
  | 'slot'
  | 'class'
  | 'import'
  | 'icon'
  | 'error'
  | 'post';

/** Folder of everything the browser fetches to search. */
export const searchFolder = '/_search';

/** Address of the list of shards. */
export const searchIndexUrl = `${searchFolder}/index.json`;

/** Name of the shard of everything outside the listed products: posts, errors, pages of the site itself. */
export const siteShard = 'site';

/** Name of the shard of icons, which only queries for icons fetch. */
export const iconShard = 'icons';

/** Address of a shard. */
export function shardUrl(name: string): string {
  return `${searchFolder}/${name}.json`;
}

/** The format of shards; a shard of another is refused as corrupt. */
export const shardVersion = 1;

/**
 * Words that mean the same to a reader. Keys are what people type, in lower case, one word or several; values are the
 * words of the documentation, each of which may be several words in a row.
 */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** One entry of {@link SearchIndex}. */
export interface SearchShardFacts {
  /** Name of the shard, its product's folder in `docs-data/` where it is a product's. */
  name: string;
  productId: ProductId;
  /** Name of the product as readers know it. */
  title: string;
  /** False for shards that are searched only by readers of their own pages. */
  listed: boolean;
}

/** What the browser fetches first: which shards there are, and the synonyms that hold for all. */
export interface SearchIndex {
  version: number;
  shards: readonly SearchShardFacts[];
  synonyms: Synonyms;
}

/** Facts of a place or an owner, added up. */
export const searchFlags = {
  /** A prop that another component hands down. */
  inherited: 1,
  /** A base or a part that people rarely look for by itself. */
  internal: 2,
  deprecated: 4,
  pro: 8,
  premium: 16,
  /** A class of a state that many components share, `.Mui-disabled`. */
  shared: 32,
  /** On a page beside the matter, such as one of earlier versions. */
  aside: 64,
} as const;

/**
 * A page, a post, or something with a reference: `[kind, address, title, text, trail, guide, flags, also]`. The
 * address may have a hash. `trail` is an index of {@link SearchShard.trails}; `guide` is the index of the place that
 * explains the component, plus one, 0 for none; `also` is further names it is found by, separated by spaces.
 */
export type PackedPlace = readonly [
  kind: 'page' | 'post' | 'component' | 'hook' | 'interface',
  path: string,
  title: string,
  text: string,
  trail: number,
  guide: number,
  flags: number,
  also: string,
];

/**
 * A part of a place: `[place, kind, title, suffix, text]`. The suffix is what follows the place's address; 0 stands for
 * the usual one of its kind ({@link usualSuffix}).
 */
export type PackedPart = readonly [
  place: number,
  kind: 'section' | 'demo' | 'import' | 'error',
  title: string,
  suffix: string | 0,
  text: string,
];

/** What the rows of a reference are; anchors name them the same way. */
export type SearchRowKind = 'prop' | 'slot' | 'classes' | 'parameter' | 'return';

/**
 * A row that one or many references have: `[kind, name, owners]`. Owners are triples in one list: how many places
 * further than the last owner, the index of the text in {@link SearchShard.texts}, and the flags.
 */
export type PackedRow = readonly [kind: SearchRowKind, name: string, owners: readonly number[]];

/** A MiniSearch index as it travels: terms in order, and for each and each field the ids of the documents that have it. */
export interface PackedIndex {
  /** Separated by spaces. */
  terms: string;
  /** One entry per term, separated by spaces: fields separated by `;`, each a list of distances in base 36. */
  postings: string;
}

/** All that can be found of one product. Ids of documents count places first, then parts, then rows. */
export interface SearchShard {
  version: number;
  name: string;
  places: readonly PackedPlace[];
  parts: readonly PackedPart[];
  rows: readonly PackedRow[];
  /** Titles of the groups of the navigation, outermost first. */
  trails: readonly (readonly string[])[];
  texts: readonly string[];
  /** What carries names: fields `name` and `place`. */
  names: PackedIndex;
  /** What pages say: field `text`. */
  words: PackedIndex;
}

/** Icons by name; each leads to one address with its name at the end. */
export interface IconShard {
  version: number;
  name: typeof iconShard;
  productId: ProductId;
  path: string;
  /** Separated by spaces. */
  icons: string;
  /** Other words for what icons show, and words of the names that they mean. */
  synonyms: Synonyms;
}

/** Fields of {@link SearchShard.names}, in the order of their postings. */
export const nameFields = ['name', 'place'] as const;

/** Fields of {@link SearchShard.words}. */
export const wordFields = ['text'] as const;

/** What follows a place's address where nothing else is said. */
export function usualSuffix(kind: PackedPart[1], title: string): string {
  if (kind === 'import') return '#import';
  if (kind === 'demo') return `#${title}`;
  if (kind === 'error') return `?code=${title.replace(/\D+/g, '')}`;
  const words = title.normalize('NFC').toLowerCase().replace(/['’]/g, '').match(word);
  return `#${words?.join('-') ?? ''}`;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The last part of a page's address in words: `/material-ui/react-button-group/` is about `button group`. */
export function nameInAddress(pathname: string): string {
  const last = pathname.replace(/#.*$/, '').split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/^react-/, '').replaceAll('-', ' ');
}
