/**
 * A page, a post, or an export with a reference: `[kind, address, title, text, trail, guide, flags, also]`. The
 * address may have a hash. `trail` is an index of {@link SearchShard.trails}; `guide` is the index of the place that
 * explains the component, plus one, or 0 for none; `also` has other names by which it is found, separated by spaces.
 * References follow the pages, first those that the most pages mention.
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
 * usual one of its kind (`usualSuffix`).
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
  /** One entry per term, separated by spaces: fields separated by `;`, each the ids of its documents (`packIds`). */
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
