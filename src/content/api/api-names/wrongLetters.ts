import { distance } from 'fastest-levenshtein';

/** Returns the edit distance, counting two swapped neighbors as one error. */
export function wrongLetters(part: string, other: string): number {
  if (Math.abs(part.length - other.length) > 2) return Infinity;
  return isSwap(part, other) ? 1 : distance(part, other);
}

/**
 * Returns how many wrong letters count as a misspelling: short words often differ by one letter, long ones may have
 * two wrong.
 */
export function allowed(part: string, other: string): number {
  const longer = Math.max(part.length, other.length);
  if (longer >= 8) return 2;
  const shorter = Math.min(part.length, other.length);
  return (longer >= 4 && shorter >= 3) || (longer === 3 && isSwap(part, other)) ? 1 : 0;
}

/** Tells whether the only difference of two words is that two neighboring letters are swapped. */
export function isSwap(part: string, other: string): boolean {
  if (part.length !== other.length) return false;
  const at = [...part].findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    part[at] === other[at + 1] &&
    part[at + 1] === other[at] &&
    part.slice(at + 2) === other.slice(at + 2)
  );
}
