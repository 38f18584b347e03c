import type { Synonyms } from '@/model';
import { mostWordsOfSynonym } from '@/model/search';
import { isEmptyWord } from '@/model/searchWords';

/** What a part of a query means by a synonym. */
export interface Phrases {
  found: readonly string[];
  /** Number of words of the synonym. */
  length: number;
}

/**
 * Returns the phrases for the longest synonym that includes the word at a position. Empty words are no part of a
 * synonym, unless it is written with them: `center a div` and `center the div` are `center div`.
 */
export function phrasesAt(
  tokens: readonly string[],
  at: number,
  synonyms: Synonyms,
): Phrases | undefined {
  const written = longestAt(tokens, at, synonyms);
  if (isEmpty(tokens[at] ?? '')) return written;
  const before = tokens.slice(0, at).filter((token) => !isEmpty(token)).length;
  const meant = longestAt(
    tokens.filter((token) => !isEmpty(token)),
    before,
    synonyms,
  );
  return meant && meant.length > (written?.length ?? 0) ? meant : written;
}

const isEmpty = (token: string) => isEmptyWord(foldKey(token));

function longestAt(tokens: readonly string[], at: number, synonyms: Synonyms): Phrases | undefined {
  for (let length = mostWordsOfSynonym; length > 0; length -= 1) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      const key = tokens
        .slice(start, start + length)
        .map(foldKey)
        .join(' ');
      const found = synonymsOf(key, synonyms);
      if (start + length <= tokens.length && found) {
        return { found, length };
      }
    }
  }
  return undefined;
}

/** Returns the phrases for a key, or for what it is a form of: `toasts` of `toast`, `reordering` of `reorder`. */
function synonymsOf(key: string, synonyms: Synonyms): readonly string[] | undefined {
  const base = forms
    .map(([ending, instead]) => key.replace(ending, instead))
    .find((one) => Object.hasOwn(synonyms, one));
  return base === undefined ? undefined : synonyms[base];
}

/** Endings with what replaces them, the unchanged word first. */
const forms: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/$/, ''],
  [/(?<=\w{3})s$/, ''],
  [/(?<=\w{3})es$/, ''],
  [/(?<=\w{4})ing$/, ''],
  [/(?<=\w{3})ing$/, 'e'],
];

/** Keeps diacritics, without which some Japanese words would change. */
const foldKey = (token: string) => token.normalize('NFC').toLowerCase();
