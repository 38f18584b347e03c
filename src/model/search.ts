import type { ProductId } from './product';

/** The kinds of results. Parameters, returned fields and members of interfaces count as props. */
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

/** Folder of all files that the search fetches. */
export const searchFolder = '/_search';

/** Address of the list of shards. */
export const searchIndexUrl = `${searchFolder}/index.json`;

/** Name of the shard for everything outside of the listed products: posts, errors, pages of the site itself. */
export const siteShard = 'site';

/** Name of the shard of icons, which is fetched only for queries about icons. */
export const iconShard = 'icons';

/** Returns the address of a shard. */
export function shardUrl(name: string): string {
  return `${searchFolder}/${name}.json`;
}

/** Version of the shards' format; other versions are rejected as corrupt. */
export const shardVersion = 2;

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

/** Flags of a place or an owner, to be added. */
export const searchFlags = {
  /** A prop that another component passes on. */
  inherited: 1,
  /** A base or internal component that people rarely search for. */
  internal: 2,
  deprecated: 4,
  pro: 8,
  premium: 16,
  /** A class of a state that many components share, `.Mui-disabled`. */
  shared: 32,
  /** On a page that ranks last, such as one about earlier versions. */
  aside: 64,
} as const;

/**
 * A page, a post, or an export with a reference: `[kind, address, title, text, trail, guide, flags, also]`. The
 * address may have a hash. `trail` is an index of {@link SearchShard.trails}; `guide` is the index of the place that
 * explains the component, plus one, or 0 for none; `also` has other names by which it is found, separated by spaces.
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
 * A part of a place: `[place, kind, title, suffix, text]`. An answer is a paragraph of a section that begins with a
 * sentence in bold, its title, such as those about common mistakes. The suffix is appended to the place's address; 0 means the
 * usual one of its kind ({@link usualSuffix}).
 */
export type PackedPart = readonly [
  place: number,
  kind: 'section' | 'answer' | 'demo' | 'import' | 'error',
  title: string,
  suffix: string | 0,
  text: string,
];

/** The kinds of rows in a reference, named as in anchors. */
export type SearchRowKind = 'prop' | 'slot' | 'classes' | 'parameter' | 'return';

/**
 * A row that one or many references have: `[kind, name, owners]`. Owners are triples in one list: the distance in
 * places from the previous owner, the index of the text in {@link SearchShard.texts}, and the flags.
 */
export type PackedRow = readonly [kind: SearchRowKind, name: string, owners: readonly number[]];

/** A packed MiniSearch index: sorted terms, and for each term and field the ids of the documents that contain it. */
export interface PackedIndex {
  /** Terms, separated by spaces. */
  terms: string;
  /** One entry per term, separated by spaces: fields separated by `;`, each a list of distances in base 36. */
  postings: string;
}

/** The search data of one product. Ids of documents count places first, then parts, then rows. */
export interface SearchShard {
  version: number;
  name: string;
  places: readonly PackedPlace[];
  parts: readonly PackedPart[];
  rows: readonly PackedRow[];
  /** Titles of the groups of the navigation, outermost first. */
  trails: readonly (readonly string[])[];
  texts: readonly string[];
  /**
   * Index of names: fields `name` and `place`. The latter lacks the names of a document's own places, which the search
   * adds: they are a third of all postings.
   */
  names: PackedIndex;
  /** Index of text: field `text`. */
  words: PackedIndex;
}

/** Icons by name; each leads to the same address with its name at the end. */
export interface IconShard {
  version: number;
  name: typeof iconShard;
  productId: ProductId;
  path: string;
  /** Names, separated by spaces. */
  icons: string;
  /** What the names of other styles end with, which every icon has; absent if there are none. */
  suffixes?: readonly string[];
  /** Synonyms for the icons' subjects, with the words in the icons' names. */
  synonyms: Synonyms;
}

/** Maximum number of words in a key of the synonyms: a query's words are compared with keys up to this length. */
export const mostWordsOfSynonym = 5;

/** Fields of {@link SearchShard.names}, in the order of their postings. */
export const nameFields = ['name', 'place'] as const;

/** Fields of {@link SearchShard.words}. */
export const wordFields = ['text'] as const;

/** Returns the suffix of a part's address unless another one is given. */
export function usualSuffix(kind: PackedPart[1], title: string): string {
  if (kind === 'import') return '#import';
  if (kind === 'demo') return `#${title}`;
  if (kind === 'error') return `?code=${title.replace(/\D+/g, '')}`;
  const words = title.normalize('NFC').toLowerCase().replace(/['’]/g, '').match(word);
  return `#${words?.join('-') ?? ''}`;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Returns the name in the suffix of a section's address as words: `row editing` for `#row-editing`. */
export function nameInSuffix(suffix: string): string {
  return suffix.replace(/^#/, '').replaceAll('-', ' ');
}

/** Returns the last segment of a page's address as words: `button group` for `/material-ui/react-button-group/`. */
export function nameInAddress(pathname: string): string {
  const last = pathname.replace(/#.*$/, '').split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/^react-/, '').replaceAll('-', ' ');
}
