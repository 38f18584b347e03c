import type { Query } from './parseQuery';
import { itemAt } from './itemAt';

/** How much the words of a query say in a shard. */
export interface Importance {
  /** Whether the query describes something in several words, rather than names it. */
  isDescription: boolean;
  /** The weight of each word, from 0 to 1; 1 for all words of a name. */
  weights: readonly number[];
}

/** Number of words from which a query is a description. */
const wordsOfDescription = 4;

/** The weight of a word of every other document, and that of an unknown one, before {@link power}. */
const least = 0.2;
const ofUnknown = 0.5;

/** Below 1, weights differ less than the information of the words. */
const power = 0.8;

/**
 * Returns the weights of the words of a description by their information: in "light dark switch in the navbar", `navbar`
 * is in fewer documents than `light` or `switch`. The words of a shorter query are a name, of which each counts.
 * @param found The number of documents with each word.
 * @param documents The number of all documents.
 */
export function importanceOf(
  { words }: Query,
  found: readonly number[],
  documents: number,
): Importance {
  const needed = words.filter(({ optional, ofProduct }) => !optional && !ofProduct).length;
  const isDescription = needed >= wordsOfDescription;
  const weights = words.map((_, at) =>
    isDescription ? weightOf(itemAt(found, at), documents) : 1,
  );
  return { isDescription, weights };
}

/** The inverse document frequency, relative to that of a word that one document has. */
function weightOf(found: number, documents: number): number {
  if (found === 0) return ofUnknown ** power;
  return Math.max(least, Math.log(1 + documents / found) / Math.log(1 + documents)) ** power;
}
