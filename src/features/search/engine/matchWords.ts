import { findNear, findTerms, partsOfWord, type FoundTerm } from './findTerms';
import type { OpenShard } from './openShard';
import type { Query, QueryWord } from './parseQuery';
import type { OpenIndex } from './unpackIndex';
import { itemAt } from './itemAt';

/** Score of a word of the query for each field of a document, from 0 to 1. */
export interface FieldMatch {
  name: number;
  place: number;
  text: number;
}

/** Matches of a word, by document id. */
export type WordMatches = ReadonlyMap<number, FieldMatch>;

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

type Find = (index: OpenIndex, word: string) => FoundTerm[];

function matchWord(shard: OpenShard, word: QueryWord, terms: Map<string, number>): WordMatches {
  const matches = new Map<number, FieldMatch>();
  const lookUp = (text: string, find: Find) => {
    const found = new Map<number, FieldMatch>();
    collect({ index: shard.names, fields: ['name', 'place'], terms, found }, text, find);
    collect({ index: shard.words, fields: ['text'], terms, found }, text, find);
    return found;
  };
  for (const { terms: all, quality } of word.readings) {
    addAll(
      matches,
      all.map((text) => lookUp(text, findTerms)),
      quality,
    );
  }
  const parts = word.text.length < shortestCompound ? undefined : partsOf(shard, word);
  if (parts) {
    addAll(
      matches,
      parts.map((text) => lookUp(text, findTerms)),
      compoundQuality,
    );
  }
  if (!isKnown(shard, word)) addAll(matches, [lookUp(word.text, findNear)], 1);
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

interface Collection {
  index: OpenIndex;
  fields: readonly (keyof FieldMatch)[];
  /** Receives the matched terms. */
  terms: Map<string, number>;
  /** Receives the matched documents, with the best score per field. */
  found: Map<number, FieldMatch>;
}

/** Looks a word up in one index. */
function collect({ index, fields, terms, found }: Collection, text: string, find: Find): void {
  for (const { at, quality } of find(index, text)) {
    const term = itemAt(index.terms, at);
    terms.set(term, Math.max(quality, terms.get(term) ?? 0));
    index.postings(at).forEach((ids, place) => {
      const field = itemAt(fields, place);
      for (const id of ids) {
        const match = found.get(id);
        if (match) match[field] = Math.max(match[field], quality);
        else found.set(id, { name: 0, place: 0, text: 0, [field]: quality });
      }
    });
  }
}

/** Adds the documents that contain all terms of a reading. */
function addAll(
  matches: Map<number, FieldMatch>,
  [first, ...rest]: readonly Map<number, FieldMatch>[],
  quality: number,
): void {
  for (const [id, match] of first ?? []) {
    let { name, place, text } = match;
    place = Math.max(place, name * 0.9);
    text = Math.max(text, name);
    const isWhole = rest.every((other) => {
      const more = other.get(id);
      if (!more) return false;
      name = Math.min(name, more.name);
      place = Math.min(place, Math.max(more.place, more.name * 0.9));
      text = Math.min(text, Math.max(more.text, more.name));
      return true;
    });
    if (!isWhole) continue;
    if (rest.length === 0) ({ place, text } = match);
    const known = matches.get(id);
    if (known) {
      known.name = Math.max(known.name, name * quality);
      known.place = Math.max(known.place, place * quality);
      known.text = Math.max(known.text, text * quality);
    } else {
      matches.set(id, { name: name * quality, place: place * quality, text: text * quality });
    }
  }
}
