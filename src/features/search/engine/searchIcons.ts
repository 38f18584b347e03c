import type { IconShard } from '@/model';
import { shardVersion } from '@/model/search';
import { foldWord, splitName } from '@/model/searchWords';
import type { Found } from './found';
import type { Query } from './parseQuery';

/** Icons in one answer. */
const mostIcons = 12;

/**
 * The icons of what the browser fetched.
 * @throws Error where it is no shard of icons of this version.
 */
export function openIcons(fetched: unknown): IconShard {
  const content = fetched as IconShard | null;
  if (content?.version !== shardVersion || typeof content.icons !== 'string') {
    throw new Error('These are no icons of this version.');
  }
  return content;
}

/**
 * The icons whose names have every word of a query, or what a synonym of it means, the closest name first. A query that
 * names a style, such as `delete outlined`, finds icons in this style after those that have its word in their own names.
 */
export function searchIcons(shard: IconShard, query: Query): Found[] {
  const { path, productId, name, suffixes = [] } = shard;
  const words = query.words.flatMap(({ text, optional, hints }) =>
    optional || hints.includes('icon') ? [] : [text],
  );
  const group = { url: path.replace(/\?.*$/, ''), title: 'Icons', trail: [] };
  const styled = suffixes.flatMap((suffix) => {
    const rest = withoutStyle(words, suffix);
    return fitting(shard, rest).map((icon) => ({ name: icon.name + suffix, fit: icon.fit * 0.9 }));
  });
  return [...fitting(shard, words), ...styled].slice(0, mostIcons).map(({ name: title, fit }) => ({
    ...{ kind: 'icon' as const, label: 'icon' as const, title, group, productId, shard: name },
    ...{ url: path + title, trail: [], text: '', isDeprecated: false, isInherited: false },
    score: 0.5 + 0.5 * fit,
    terms: words,
  }));
}

/** Returns the words of a query without those of a style; none if it does not name this style, or nothing else. */
function withoutStyle(words: readonly string[], suffix: string): string[] {
  const style = splitName(suffix).map(foldWord);
  const joined = style.join('');
  const isNamed =
    style.every((word) => words.includes(word)) || words.some((word) => word.endsWith(joined));
  if (!isNamed) return [];
  return words
    .filter((word) => !style.includes(word))
    .map((word) => (word.endsWith(joined) ? word.slice(0, -joined.length) : word))
    .filter((word) => word !== '');
}

/** Returns the icons that these words find, with how well they fit, from 0 to 1; none without words. */
function fitting({ icons, synonyms }: IconShard, words: readonly string[]) {
  if (words.length === 0) return [];
  const terms = words.map((word) => ({ word, meanings: meaningsOf(word, synonyms) }));
  const whole = { word: words.join(''), meanings: meaningsOf(words.join(' '), synonyms) };
  return icons
    .split(' ')
    .flatMap((name) => {
      const fit = Math.max(fitOf(name, terms), fitOf(name, [whole]));
      return fit > 0 ? [{ name, fit }] : [];
    })
    .sort((one, other) => other.fit - one.fit || one.name.length - other.name.length);
}

/** A word of the query with the words of names that it may mean. */
interface Term {
  word: string;
  meanings: readonly (readonly string[])[];
}

/** What a word means by a synonym counts a little less than the word itself, and what it means second less than that. */
const synonymShare = 0.9;
const shareOf = (index: number) => synonymShare / (1 + index / 4);

function meaningsOf(word: string, synonyms: IconShard['synonyms']): Term['meanings'] {
  const values = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  return (values ?? []).map((value) => value.split(' '));
}

/** How much of a name the words cover, from 0 to 1; 0 where one of them is not in it. */
function fitOf(name: string, terms: readonly Term[]): number {
  const parts = splitName(name).map(foldWord);
  const whole = foldWord(name);
  if (terms.map(({ word }) => word).join('') === whole) return 1;
  let covered = 0;
  for (const term of terms) {
    const letters = coverOf({ parts, whole }, term);
    if (letters === 0) return 0;
    covered += letters;
  }
  return Math.min(covered / (whole.length + 1), synonymShare);
}

/** Letters of a name that a word stands for. */
function coverOf(name: { parts: readonly string[]; whole: string }, term: Term): number {
  const { word, meanings } = term;
  const isIn = name.whole.startsWith(word) || name.parts.some((part) => part.startsWith(word));
  const meant = meanings.map((words, index) => {
    const isMeant = words.every((one) => name.parts.includes(one)) || words.join('') === name.whole;
    return isMeant ? shareOf(index) * words.join('').length : 0;
  });
  return Math.max(isIn ? word.length : 0, ...meant);
}
