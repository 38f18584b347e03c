import { slips, type IsWord } from './slips';

/**
 * Returns the name that was most likely meant by a misspelled one: letters are missing, extra, wrong or swapped, or
 * the case differs. Names that mean something else are not misspellings: those with other words in them (`isWord`
 * knows words; a plural is one), other numbers, more or fewer parts, or another first letter.
 */
export function nearMiss(
  name: string,
  candidates: Iterable<string>,
  isWord?: IsWord,
): string | undefined {
  const parts = partsOf(name);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    if (candidate.toLowerCase() === name.toLowerCase()) return candidate;
    const found = slips({ parts, others: partsOf(candidate), isWord });
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}

/** Parts of names seen so far: the same candidates are compared many times. */
const known = new Map<string, readonly string[]>();

/** Splits a name into its words, in lower case: `startIcon` is `start` and `icon`. */
export function partsOf(name: string): readonly string[] {
  let parts = known.get(name);
  if (!parts) {
    parts = (name.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+|[^A-Za-z\d]+/g) ?? []).map((part) =>
      part.toLowerCase(),
    );
    known.set(name, parts);
  }
  return parts;
}
