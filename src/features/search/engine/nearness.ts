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

/** Returns a word without its suffix: `disabling`, `disabled` and `disable` have the same stem. */
export function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  const stem = word.replace(/(?:(?<=\w{4})able|ations?|ators?|ings?|ers?|ies|ed|es|e|s|y)$/, '');
  return stem.replace(/(?<=\w{2})([bdgmnpt])\1$/, '$1');
}
