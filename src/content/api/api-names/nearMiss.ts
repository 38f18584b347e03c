import { distance } from 'fastest-levenshtein';

/** Tells whether a part of a name, in lower case, is a word of its own, such as `row` in `rowIds`. */
export type IsWord = (part: string) => boolean;

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

interface Compared {
  parts: readonly string[];
  others: readonly string[];
  isWord?: IsWord;
}

/** Counts the wrong letters, if none of them makes another word; Infinity if the two names are unrelated. */
function slips({ parts, others, isWord }: Compared): number {
  if (parts.length !== others.length || parts[0]?.[0] !== others[0]?.[0]) return Infinity;
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    const other = others[index] ?? '';
    if (part === other) continue;
    if (withoutDigits(part) === withoutDigits(other)) return Infinity;
    if (isWord && (isPlural(part, other) || isWord(part))) return Infinity;
    if (isWord && parts.length === 1 && isOtherWord(part, other)) return Infinity;
    const wrong = wrongLetters(part, other);
    if (wrong > allowed(part, other)) return Infinity;
    sum += wrong;
  }
  return sum <= 2 ? sum : Infinity;
}

/**
 * Tells whether a short word with one other letter, such as `Pager` for `Paper`, is more likely a word than a
 * misspelling.
 */
function isOtherWord(part: string, other: string): boolean {
  return part.length === other.length && part.length <= 5 && !isSwap(part, other);
}

const withoutDigits = (part: string): string => part.replace(/\d+/g, '');

function isPlural(part: string, other: string): boolean {
  return part === `${other}s` || other === `${part}s`;
}

/**
 * Returns how many wrong letters count as a misspelling: short words often differ by one letter, long ones may have
 * two wrong.
 */
function allowed(part: string, other: string): number {
  const longer = Math.max(part.length, other.length);
  if (longer >= 8) return 2;
  const shorter = Math.min(part.length, other.length);
  return (longer >= 4 && shorter >= 3) || (longer === 3 && isSwap(part, other)) ? 1 : 0;
}

/** Returns the edit distance, counting two swapped neighbors as one error. */
function wrongLetters(part: string, other: string): number {
  if (Math.abs(part.length - other.length) > 2) return Infinity;
  return isSwap(part, other) ? 1 : distance(part, other);
}

function isSwap(part: string, other: string): boolean {
  if (part.length !== other.length) return false;
  const at = [...part].findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    part[at] === other[at + 1] &&
    part[at + 1] === other[at] &&
    part.slice(at + 2) === other.slice(at + 2)
  );
}
