import { wrongLetters, allowed, isSwap } from './wrongLetters';

/** Tells whether a part of a name, in lower case, is a word of its own, such as `row` in `rowIds`. */
export type IsWord = (part: string) => boolean;

/** The parts of the two names, in lower case. */
interface Compared {
  parts: readonly string[];
  others: readonly string[];
  isWord?: IsWord;
}

/** Counts the wrong letters, if none of them makes another word; Infinity if the two names are unrelated. */
export function slips({ parts, others, isWord }: Compared): number {
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
