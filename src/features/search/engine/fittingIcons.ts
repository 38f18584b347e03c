import type { IconShard } from '@/model';
import { foldWord, splitName } from '@/model/searchWords';

/** Returns the icons that these words find, with how well they fit, from 0 to 1; none without words. */
export function fittingIcons({ icons, synonyms }: IconShard, words: readonly string[]) {
  if (words.length === 0) return [];
  const terms = words.map((word) => ({ word, meanings: meaningsOf(word, synonyms) }));
  const whole = { word: words.join(''), meanings: meaningsOf(words.join(' '), synonyms) };
  return icons
    .split(' ')
    .flatMap((name) => {
      const fit = Math.max(fitOf(name, terms), fitOf(name, [whole]));
      return fit > 0 ? [{ name, fit }] : [];
    })
    .sort((one, other) => other.fit - one.fit || one.name.length - other.name.length);
}

/** A word of the query with the words of names that it may mean. */
interface Term {
  word: string;
  meanings: readonly (readonly string[])[];
}

/** What a word means by a synonym counts a little less than the word itself, and what it means second less than that. */
const synonymShare = 0.9;

const shareOf = (index: number) => synonymShare / (1 + index / 4);

function meaningsOf(word: string, synonyms: IconShard['synonyms']): Term['meanings'] {
  const values = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  return (values ?? []).map((value) => value.split(' '));
}

/** How much of a name the words cover, from 0 to 1; 0 where one of them is not in it. */
function fitOf(name: string, terms: readonly Term[]): number {
  const parts = splitName(name).map(foldWord);
  const whole = foldWord(name);
  if (terms.map(({ word }) => word).join('') === whole) return 1;
  let covered = 0;
  for (const term of terms) {
    const letters = coverOf({ parts, whole }, term);
    if (letters === 0) return 0;
    covered += letters;
  }
  return Math.min(covered / (whole.length + 1), synonymShare);
}

/** Letters of a name that a word stands for. */
function coverOf(name: { parts: readonly string[]; whole: string }, term: Term): number {
  const { word, meanings } = term;
  const isIn = name.whole.startsWith(word) || name.parts.some((part) => part.startsWith(word));
  const meant = meanings.map((words, index) => {
    const isMeant = words.every((one) => name.parts.includes(one)) || words.join('') === name.whole;
    return isMeant ? shareOf(index) * words.join('').length : 0;
  });
  return Math.max(isIn ? word.length : 0, ...meant);
}
