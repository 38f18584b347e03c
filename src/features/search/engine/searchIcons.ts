import type { IconShard } from '@/model';
import { shardVersion } from '@/model/search';
import { foldWord, splitName } from '@/model/searchWords';
import type { Found } from './found';
import type { Query } from './parseQuery';
import { fittingIcons } from './fittingIcons';

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
    return fittingIcons(shard, rest).map((icon) => ({
      name: icon.name + suffix,
      fit: icon.fit * 0.9,
    }));
  });
  return [...fittingIcons(shard, words), ...styled]
    .slice(0, mostIcons)
    .map(({ name: title, fit }) => ({
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
