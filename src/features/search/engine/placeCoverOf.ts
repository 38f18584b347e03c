import { mergeTerms } from './matchWords';
import { coverOf } from './nameCover';
import type { Outline } from './outline';
import type { Candidate, Scoring } from './scoring';

/**
 * Returns how much of the name of its place a query covers, from 0 to 1. Words that the name has already name no place:
 * `row` in `getRowId` does not ask for `GridRowApi`.
 */
export function placeCoverOf(
  { within, withinAlias }: Outline,
  words: Candidate['words'],
  { termsOfWords, unions }: Scoring,
): number {
  const left = termsOfWords.filter((_, at) => (words[at]?.name ?? 0) < 0.9);
  if (left.length === 0) return 0.5;
  const key = termsOfWords.map((terms) => (left.includes(terms) ? 1 : 0)).join('');
  const union = unions.get(key) ?? mergeTerms(left);
  unions.set(key, union);
  return Math.max(coverOf(within, union), withinAlias ? coverOf(withinAlias, union) : 0);
}
