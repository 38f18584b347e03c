import { isEmptyWord } from '@/model/searchWords';
import { lackedLetters, lettersOf, maxEditDistance } from './nearness';
import { distanceOf } from './distanceOf';
import type { OpenIndex } from './unpackIndex';
import { itemAt } from './itemAt';
import type { FoundTerm } from './findTerms';

/** Maximum number of terms similar to a mistyped word. */
const mostNear = 12;

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
