import type { IconFacts, Synonyms } from '@/model';
import { foldWord, splitName, tokensOf } from '@/model/searchWords';
import type { Icon } from './readIcons';

/** Letters of a word before it also counts inside of other words, and as the beginning of a synonym. */
const enough = 3;

/** What is searched besides names. */
export interface SearchWords {
  synonyms: Synonyms;
  /** Words that do not have to be in a name when nothing has all words: of styles, of the package. */
  optional: readonly string[];
}

/** Words that mean something of a name, each several words in a row, and how sure that is. */
interface Meaning {
  words: readonly string[];
  score: number;
}

/** A word of the query, or all of it, with what else it may mean. */
interface Term {
  text: string;
  meanings: readonly Meaning[];
}

/** The icons that have every word of a query in their names or by a synonym, the best first; all where it has none. */
export function findIcons(
  icons: readonly Icon[],
  query: string,
  { synonyms, optional }: SearchWords,
): readonly Icon[] {
  const words = wordsOf(query);
  if (words.length === 0) return icons;
  const found = rank(icons, words, synonyms);
  const needed = words.filter((word) => !optional.includes(word));
  const isLoose = found.length === 0 && needed.length > 0 && needed.length < words.length;
  return isLoose ? rank(icons, needed, synonyms) : found;
}

/** Words that say nothing of one icon: of the styles, of the package, and `icon` itself. */
export function optionalWords({ styles: all, packageName }: IconFacts): string[] {
  return [...all.flatMap(({ name }) => wordsOf(name)), ...wordsOf(packageName), 'icon'];
}

/** The words of a text in lower case, names in camel case taken apart. */
function wordsOf(text: string): string[] {
  return tokensOf(text).flatMap((token) => splitName(token.text).map(foldWord));
}

function rank(icons: readonly Icon[], words: readonly string[], synonyms: Synonyms) {
  const entries = Object.entries(synonyms);
  const terms = words.map((word) => termOf(word, entries));
  const whole = termOf(words.join(' '), entries);
  return icons
    .flatMap((icon) => {
      const score = Math.max(scoreOf(icon, terms), words.length * meaningScore(icon, whole));
      const isName = icon.folded === words.join('');
      return score > 0 ? [{ icon, score: isName ? Infinity : score }] : [];
    })
    .sort((one, other) => {
      if (one.score !== other.score) return one.score > other.score ? -1 : 1;
      return one.icon.name.length - other.icon.name.length;
    })
    .map(({ icon }) => icon);
}

function termOf(text: string, synonyms: readonly (readonly [string, readonly string[]])[]): Term {
  const meanings = synonyms.flatMap(([key, values]) => {
    const isBegun = text.length >= enough && key.startsWith(text);
    if (key !== text && !isBegun) return [];
    const score = key === text ? 6 : 1;
    return values.map((value) => ({ words: value.split(' '), score }));
  });
  return { text, meanings };
}

/** 0 where one of the terms has nothing to do with the icon. */
function scoreOf(icon: Icon, terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) {
    const score = Math.max(nameScore(icon, term.text), meaningScore(icon, term));
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

function nameScore({ words, folded }: Icon, text: string): number {
  if (words.includes(text)) return 6;
  if (words.some((word) => word.startsWith(text)) || folded.startsWith(text)) return 4;
  return text.length >= enough && folded.includes(text) ? 2 : 0;
}

function meaningScore({ words, folded }: Icon, { meanings }: Term): number {
  let best = 0;
  for (const { words: meant, score } of meanings) {
    const isMeant = meant.every((word) => words.includes(word)) || meant.join('') === folded;
    if (isMeant && score > best) best = score;
  }
  return best;
}
