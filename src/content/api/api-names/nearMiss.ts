import { distance } from 'fastest-levenshtein';

/** Whether a part of a name, in lower case, is a word of its own, `row` in `rowIds`. */
export type IsWord = (part: string) => boolean;

/**
 * The name that was most likely meant, where another one is a slip of the pen away: letters that are missing, too many,
 * wrong or swapped, or another case. Names that say something else are no slips: those with other words in them
 * (`isWord` knows words; a plural is one), other numbers, more or fewer parts, or another first letter.
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

/** Parts of the names that were met: the same candidates are asked again and again. */
const known = new Map<string, readonly string[]>();

/** The words a name is written with, in lower case: `startIcon` is `start` and `icon`. */
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

/** How many letters are wrong, none of which makes another word; infinite where these are two different names. */
function slips({ parts, others, isWord }: Compared): number {
  if (parts.length !== others.length || parts[0]?.[0] !== others[0]?.[0]) return Infinity;
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    const other = others[index]!;
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

/** A short word with another letter in the place of one, `Pager` for `Paper`, is more often a word than a slip. */
function isOtherWord(part: string, other: string): boolean {
  return part.length === other.length && part.length <= 5 && !isSwap(part, other);
}

const withoutDigits = (part: string): string => part.replace(/\d+/g, '');

function isPlural(part: string, other: string): boolean {
  return part === `${other}s` || other === `${part}s`;
}

/** Short words differ by a letter for good reasons; long ones may have two slips. */
function allowed(part: string, other: string): number {
  const longer = Math.max(part.length, other.length);
  if (longer >= 8) return 2;
  const shorter = Math.min(part.length, other.length);
  return (longer >= 4 && shorter >= 3) || (longer === 3 && isSwap(part, other)) ? 1 : 0;
}

/** The distance, with two neighbors that are swapped counted as one slip. */
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
