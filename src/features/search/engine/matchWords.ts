import { findTerms } from './findTerms';
import { partsOfWord } from './partsOfWord';
import { findNear } from './findNear';
import type { OpenShard } from './openShard';
import type { Query } from './parseQuery';
import type { QueryWord } from './readWord';
import { itemAt } from './itemAt';
import { type FieldMatch, type WordMatches, type Find, collectMatches } from './collectMatches';
import { addReading } from './addReading';

/** Matched terms of a query, with their scores. */
export type QueryTerms = ReadonlyMap<string, number>;

/** Matches of a query in one shard. */
export interface Matches {
  /** Matches of each word, by its index. */
  words: readonly WordMatches[];
  /** Matched terms of each word. */
  termsOfWords: readonly QueryTerms[];
  /** Matched terms of all words. */
  terms: QueryTerms;
}

/** Finds all documents of a shard that match any word of a query, with scores. */
export function matchWords(shard: OpenShard, { words }: Query): Matches {
  const termsOfWords = words.map(() => new Map<string, number>());
  const matches = words.map((word, at) => matchWord(shard, word, itemAt(termsOfWords, at)));
  return { words: matches, termsOfWords, terms: mergeTerms(termsOfWords) };
}

/** Merges the terms of several words, with the best score of each. */
export function mergeTerms(termsOfWords: readonly QueryTerms[]): QueryTerms {
  const all = new Map<string, number>();
  for (const [term, quality] of termsOfWords.flatMap((terms) => [...terms])) {
    all.set(term, Math.max(quality, all.get(term) ?? 0));
  }
  return all;
}

function matchWord(shard: OpenShard, word: QueryWord, terms: Map<string, number>): WordMatches {
  const matches = new Map<number, FieldMatch>();
  const lookUp = (text: string, find: Find) => {
    const found = new Map<number, FieldMatch>();
    collectMatches({ index: shard.names, fields: ['name', 'place'], terms, found }, text, find);
    collectMatches({ index: shard.words, fields: ['text'], terms, found }, text, find);
    return found;
  };
  for (const { terms: all, quality } of word.readings) {
    addReading(
      matches,
      all.map((text) => lookUp(text, findTerms)),
      quality,
    );
  }
  const parts = word.text.length < shortestCompound ? undefined : partsOf(shard, word);
  if (parts) {
    addReading(
      matches,
      parts.map((text) => lookUp(text, findTerms)),
      compoundQuality,
    );
  }
  if (!isKnown(shard, word)) addReading(matches, [lookUp(word.text, findNear)], 1);
  return matches;
}

/** Minimum length of a compound. */
const shortestCompound = 6;

/** Score factor for the parts of a compound. */
const compoundQuality = 0.88;

/** Returns the parts of a compound; undefined if the word is none. */
function partsOf({ names }: OpenShard, { text, readings }: QueryWord): string[] | undefined {
  if (readings.some(({ terms }) => terms.length > 1)) return undefined;
  return partsOfWord(names, text);
}

/**
 * Whether a word is not mistyped: it is in the synonyms, a name or the beginning of a word of the text, or a name has
 * its stem.
 */
function isKnown({ names, words }: OpenShard, { text, readings, isTranslated }: QueryWord) {
  if (isTranslated || readings[0]?.terms.length !== 1) return true;
  if (findTerms(names, text).length > 0) return true;
  return findTerms(words, text).some(({ at }) => itemAt(words.terms, at).startsWith(text));
}
