import type { SearchContext } from './found';
import type { Importance } from './importanceOf';
import type { QueryTerms } from './matchWords';
import type { FieldMatch } from './collectMatches';
import type { OpenShard } from './openShard';
import type { Outline } from './outline';
import type { Query } from './parseQuery';

/** A result to be scored, with what each word found in it. */
export interface Candidate {
  outline: Outline;
  words: readonly (FieldMatch | undefined)[];
}

/** A document with its score. */
export interface Scored {
  outline: Outline;
  score: number;
}

/** Facts that scoring needs in addition to the candidate. */
export interface Scoring {
  shard: OpenShard;
  query: Query;
  /** The terms that stand for all words, and for each. */
  terms: QueryTerms;
  termsOfWords: readonly QueryTerms[];
  importance: Importance;
  /** Those of some words, as far as they were asked for. */
  unions: Map<string, QueryTerms>;
  context: SearchContext;
}
