import { isEmptyWord } from '@/model/searchWords';
import { distanceOf, lackedLetters, lettersOf, maxEditDistance, stemOf } from './nearness';
import type { OpenIndex } from './unpackIndex';
import { itemAt } from './itemAt';

/** A term by its position in an index, with a score from 0 to 1 for how well it matches a word. */
export interface FoundTerm {
  at: number;
  quality: number;
}

/** Maximum number of terms for a prefix. */
const mostBeginnings = 100;

/** Minimum length of a prefix; shorter ones match whole words only. */
const shortestBeginning = 2;

/** Minimum length of a word of which other forms are known, such as `disabled` of `disable`. */
const shortestForm = 4;

/** Maximum number of letters that another form has in addition: `customize` is `customization`. */
const longestEnding = 6;

/** Score of another form of a word. */
const formQuality = 0.92;

/** Maximum number of terms similar to a mistyped word. */
const mostNear = 12;

/** Returns terms that start with a word or have its stem, the word itself first. */
export function findTerms({ terms }: OpenIndex, word: string): FoundTerm[] {
  const found: FoundTerm[] = [];
  const start = firstFrom(terms, word);
  if (terms[start] === word) found.push({ at: start, quality: 1 });
  if (word.length >= shortestBeginning) {
    const stem = stemOf(word);
    const from = start + found.length;
    for (let at = from; terms[at]?.startsWith(word) && at < from + mostBeginnings; at += 1) {
      const term = itemAt(terms, at);
      const quality = qualityOfBeginning(word, term);
      const isForm =
        word.length >= shortestForm &&
        term.length <= word.length + longestEnding &&
        quality < formQuality &&
        stemOf(term) === stem;
      found.push({ at, quality: isForm ? formQuality : quality });
    }
  }
  return [...found, ...findRelated(terms, word)];
}

/** Maximum number of parts of a compound: `speeddialicon` is `speed dial icon`. */
const mostParts = 3;

/** Minimum length of a part: shorter ones occur in every word. */
const shortestPart = 3;

/**
 * Splits a compound into as few names as possible, `datagrid` into `data` and `grid`; undefined if that is impossible.
 */
export function partsOfWord({ terms }: OpenIndex, word: string): string[] | undefined {
  const parts = cut(terms, word, mostParts)?.filter((part) => !isEmptyWord(part));
  return parts && parts.length > 0 ? parts : undefined;
}

function cut(terms: readonly string[], word: string, most: number): string[] | undefined {
  if (most === 1) return isTerm(terms, word) ? [word] : undefined;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const first = word.slice(0, at);
    if (!isTerm(terms, first)) continue;
    const rest = word.slice(at);
    const parts = isTerm(terms, rest) ? [rest] : most > 2 ? cut(terms, rest, most - 1) : undefined;
    if (parts) return [first, ...parts];
  }
  return undefined;
}

const isTerm = (terms: readonly string[], word: string) => terms[firstFrom(terms, word)] === word;

/** Returns the terms most similar to an unknown word; none for short words. */
export function findNear(
  { terms, letters }: Pick<OpenIndex, 'terms' | 'letters'>,
  word: string,
): FoundTerm[] {
  const most = maxEditDistance(word.length);
  if (most === 0) return [];
  const own = lettersOf(word);
  const found: FoundTerm[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    if (lackedLetters(own, itemAt(letters, at)) > most) continue;
    const wrong = wrongLetters(word, itemAt(terms, at), most);
    if (wrong > most || isEmptyWord(itemAt(terms, at))) continue;
    const isLikely = itemAt(terms, at)[0] === word[0] ? 0.08 : 0;
    found.push({ at, quality: 0.72 - (1.6 * wrong) / word.length + isLikely });
  }
  return found
    .filter(({ quality }) => quality > 0.2)
    .sort((one, other) => other.quality - one.quality)
    .slice(0, mostNear);
}

/** Returns the edit distance between a word, which may be incomplete, and the start of a term. */
function wrongLetters(word: string, term: string, most: number): number {
  const whole = distanceOf(word, term, most);
  if (whole <= most || term.length <= word.length) return whole;
  return distanceOf(word, term.slice(0, word.length), most) + 0.5;
}

function qualityOfBeginning(word: string, term: string): number {
  return term === `${word}s` ? 0.96 : 0.6 + 0.3 * (word.length / term.length);
}

/** Returns terms with the same stem: singular and plural, `customize` and `customization`. */
function findRelated(terms: readonly string[], word: string): FoundTerm[] {
  const stem = stemOf(word);
  const isPlural = word === `${stem}s`;
  const isDoubled = word.startsWith(stem + stem.at(-1));
  if (stem.length < (isPlural || isDoubled ? 3 : 4)) return [];
  const found: FoundTerm[] = [];
  for (let at = firstFrom(terms, stem); terms[at]?.startsWith(stem); at += 1) {
    const term = itemAt(terms, at);
    const isKnown = term.startsWith(word);
    if (!isKnown && stemOf(term) === stem) {
      found.push({ at, quality: `${term}s` === word ? 0.96 : 0.86 });
    }
  }
  return found;
}

/** Returns the index of the first term that is not less than a text (binary search). */
function firstFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(terms, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
