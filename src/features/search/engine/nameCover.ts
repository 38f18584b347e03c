import { foldWord, isEmptyWord, splitName, tokensOf } from '@/model/searchWords';
import type { QueryTerms } from './matchWords';

/** A word of a name, and the parts of a compound. */
interface NameWord {
  whole: string;
  parts: readonly string[];
  isEmpty: boolean;
}

/** The words of a name. */
interface NameParts {
  words: readonly NameWord[];
  /** The name as one word. */
  joined: string;
  /** The same without articles. */
  bare: string;
}

const articles = new Set(['a', 'an', 'the']);

/** Cache: the same names are split with every key. */
const known = new Map<string, NameParts>();

function partsOf(name: string): NameParts {
  const before = known.get(name);
  if (before) return before;
  const words = tokensOf(name).map(({ text }) => {
    const whole = foldWord(text);
    return { whole, parts: splitName(text).map(foldWord), isEmpty: isEmptyWord(whole) };
  });
  const wholes = words.map(({ whole }) => whole);
  const bare = wholes.filter((word) => !articles.has(word)).join('');
  const parts = { words, joined: wholes.join(''), bare };
  known.set(name, parts);
  return parts;
}

/** Returns how much of a name the terms cover, from 0 to 1. */
export function coverOf(name: string, terms: QueryTerms): number {
  const { words, joined } = partsOf(name);
  let sum = 0;
  let counted = 0;
  for (const { whole, parts, isEmpty } of words) {
    const quality = Math.max(qualityOf(whole, terms), qualityOfParts(parts, terms));
    if (isEmpty && quality === 0) continue;
    sum += quality;
    counted += 1;
  }
  return counted === 0 ? 0 : Math.max(qualityOf(joined, terms), sum / counted);
}

const qualityOf = (term: string, terms: QueryTerms) => terms.get(term) ?? 0;

function qualityOfParts(parts: readonly string[], terms: QueryTerms): number {
  let sum = 0;
  for (const part of parts) sum += qualityOf(part, terms);
  return sum / parts.length;
}

/** Returns a name as one word, without diacritics, spaces and punctuation. */
export function joinedName(name: string): string {
  return partsOf(name).joined;
}

/** Returns a name as one word without articles: `The sx prop` as `sxprop`. */
export function nameWithoutArticles(name: string): string {
  return partsOf(name).bare;
}

/** Returns the best score of the terms for any word of a name, from 0 to 1. */
export function bestWordOf(name: string, terms: QueryTerms): number {
  const { words, joined } = partsOf(name);
  const all = words.flatMap(({ whole, parts }) => [whole, ...parts]);
  return Math.max(...[joined, ...all].map((term) => qualityOf(term, terms)));
}
