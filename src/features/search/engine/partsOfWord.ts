import { isEmptyWord } from '@/model/searchWords';
import type { OpenIndex } from './unpackIndex';
import { firstFrom } from './findTerms';

/** Maximum number of parts of a compound: `speeddialicon` is `speed dial icon`. */
const mostParts = 3;

/** Minimum length of a part: shorter ones occur in every word. */
const shortestPart = 3;

/**
 * Splits a compound into as few names as possible, `datagrid` into `data` and `grid`; undefined if that is impossible.
 */
export function partsOfWord({ terms }: OpenIndex, word: string): string[] | undefined {
  const parts = cut(terms, word, mostParts)?.filter((part) => !isEmptyWord(part));
  return parts && parts.length > 0 ? parts : undefined;
}

function cut(terms: readonly string[], word: string, most: number): string[] | undefined {
  if (most === 1) return isTerm(terms, word) ? [word] : undefined;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const first = word.slice(0, at);
    if (!isTerm(terms, first)) continue;
    const rest = word.slice(at);
    const parts = isTerm(terms, rest) ? [rest] : most > 2 ? cut(terms, rest, most - 1) : undefined;
    if (parts) return [first, ...parts];
  }
  return undefined;
}

const isTerm = (terms: readonly string[], word: string) => terms[firstFrom(terms, word)] === word;
