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

/** The icons whose names have every word of a query, the shortest first. */
export function searchIcons(
  { icons, path, productId, name: shard }: IconShard,
  query: Query,
): Found[] {
  const words = query.words.filter(({ optional }) => !optional).map(({ text }) => text);
  if (words.length === 0) return [];
  const group = { url: path.replace(/\?.*$/, ''), title: 'Icons', trail: [] };
  return icons
    .split(' ')
    .flatMap((name) => {
      const fit = fitOf(name, words);
      return fit > 0 ? [{ name, fit }] : [];
    })
    .sort((one, other) => other.fit - one.fit || one.name.length - other.name.length)
    .slice(0, mostIcons)
    .map(({ name: title, fit }) => ({
      ...{ kind: 'icon' as const, label: 'icon' as const, title, group, productId, shard },
      ...{ url: path + title, trail: [], text: '', isDeprecated: false, isInherited: false },
      score: 0.5 + 0.5 * fit,
      terms: words,
    }));
}

/** How much of a name the words cover; 0 where one of them is not in it. */
function fitOf(name: string, words: readonly string[]): number {
  const parts = splitName(name).map(foldWord);
  const whole = foldWord(name);
  if (words.join('') === whole) return 1;
  const isIn = (word: string) =>
    whole.startsWith(word) || parts.some((part) => part.startsWith(word));
  if (!words.every(isIn)) return 0;
  return words.join('').length / (whole.length + 1);
}
