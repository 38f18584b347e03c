import type { IconFacts, Synonyms } from '@/model';
import { foldWord, splitName, tokensOf } from '@/model/searchWords';
import type { Icon } from './readIcons';
import { rankIcons } from './rankIcons';

/** Words to match in addition to names. */
export interface SearchWords {
  synonyms: Synonyms;
  /** Words that may be ignored when no icon matches all words: names of styles and the package. */
  optional: readonly string[];
}

/** Returns the icons that match every word of a query by name or synonym, best first; all icons for an empty query. */
export function findIcons(
  icons: readonly Icon[],
  query: string,
  { synonyms, optional }: SearchWords,
): readonly Icon[] {
  const words = wordsOf(query);
  if (words.length === 0) return icons;
  const found = rankIcons(icons, words, synonyms);
  const needed = words.filter((word) => !optional.includes(word));
  const isLoose = found.length === 0 && needed.length > 0 && needed.length < words.length;
  return isLoose ? rankIcons(icons, needed, synonyms) : found;
}

/** Returns words that do not distinguish icons: those of the styles, the package, and `icon` itself. */
export function optionalWords({ styles: all, packageName }: IconFacts): string[] {
  return [...all.flatMap(({ name }) => wordsOf(name)), ...wordsOf(packageName), 'icon'];
}

/** Splits a text into words in lower case; names in camel case are split, too. */
function wordsOf(text: string): string[] {
  return tokensOf(text).flatMap((token) => splitName(token.text).map(foldWord));
}
