import { itemAt } from './itemAt';

/** Returns the maximum edit distance for a word of this length. */
export function maxEditDistance(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Returns the set of letters of a word as a bit mask, to rule out dissimilar words quickly. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits >>> 0;
}

/** Returns a lower bound of how many letters one word has that the other lacks. */
export function lackedLetters(one: number, other: number): number {
  let bits = one & ~other;
  let count = 0;
  for (; bits !== 0; count += 1) bits &= bits - 1;
  return count;
}

/**
 * Returns the Damerau–Levenshtein distance of two words: insertions, deletions, substitutions and transpositions of
 * neighbors. Distances above `most` are `most + 1`.
 */
export function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isExchanged = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const distance = Math.min(
        itemAt(last, at) + 1,
        itemAt(current, at - 1) + 1,
        itemAt(last, at - 1) + (isSame ? 0 : 1),
        isExchanged && row > 1 ? itemAt(before, at - 2) + 1 : Infinity,
      );
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(itemAt(last, other.length), most + 1);
}

/** Returns a word without its suffix: `disabling`, `disabled` and `disable` have the same stem. */
export function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  const stem = word.replace(/(?:(?<=\w{4})able|ations?|ators?|ings?|ers?|ies|ed|es|e|s|y)$/, '');
  return stem.replace(/(?<=\w{2})([bdgmnpt])\1$/, '$1');
}
