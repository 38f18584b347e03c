import type { SearchShard } from '@/model';
import { nameFields, wordFields } from '@/model/search';
import { packIndex } from './packIndex';
import { isEmptyWord, termsOf, termsOfName } from '@/model/searchWords';

/** Fields by which a document is found. */
export interface Findable {
  /** Its names. */
  names: readonly string[];
  /** Names of what it belongs to. */
  within: readonly string[];
  /** Its text. */
  text: string;
}

/**
 * Packs the indexes of a shard: one of the names of documents, one of the words in their texts.
 * @param placesOf Returns the indexes of the places that a document belongs to. Places are the first documents.
 */
export function packTerms(
  documents: readonly Findable[],
  placesOf: (id: number) => readonly number[],
): Pick<SearchShard, 'names' | 'words'> {
  const namesOf = documents.map(({ names }) => names.flatMap(termsOfName));
  return {
    names: packIndex(
      nameFields,
      documents.map(({ within }, id) => ({
        name: unique(namesOf[id] ?? []),
        place: termsBeyond(
          within,
          placesOf(id).flatMap((place) => namesOf[place] ?? []),
        ),
      })),
    ),
    words: packIndex(
      wordFields,
      documents.map(({ names, text }) => ({ text: wordsOfText(text, names) })),
    ),
  };
}

/** Returns the terms of names without those that are known, such as those that the search takes from a place's name. */
function termsBeyond(names: readonly string[], known: readonly string[]): string[] {
  const left = new Set(names.flatMap(termsOfName));
  known.forEach((term) => left.delete(term));
  return [...left];
}

/** Returns the meaningful terms of a text without duplicates and without those in its names. */
function wordsOfText(text: string, names: readonly string[]): string[] {
  const known = new Set(names.flatMap(termsOfName));
  return unique(termsOf(text)).filter(
    (term) => !known.has(term) && !isEmptyWord(term) && /[^\d]{2}|^\p{Lo}/u.test(term),
  );
}

const unique = (words: readonly string[]) => [...new Set(words)];
