import { joinedName } from './nameCover';
import type { OpenShard } from './openShard';
import type { Query } from './parseQuery';

/** The words `from` to `to` of a query, which are the whole name of a page. */
interface Run {
  from: number;
  to: number;
  place: number;
}

/**
 * Returns the pages of several components that a query names one after the other, and nothing else: `slider tooltip`.
 * Empty if it names fewer than two, or has other words.
 */
export function namedPages({ content: { places } }: OpenShard, { words }: Query): number[] {
  const needed = words.flatMap(({ text, optional }) => (optional ? [] : text));
  if (needed.length < 2) return [];
  const guides = new Map<string, number>();
  for (const [label, , name, , , guide] of places) {
    if (label === 'component' && guide > 0 && !guides.has(joinedName(name))) {
      guides.set(joinedName(name), guide - 1);
    }
  }
  const runs: Run[] = [];
  while ((runs.at(-1)?.to ?? 0) < needed.length) {
    const run = longestName(needed, runs.at(-1)?.to ?? 0, guides);
    if (!run) return [];
    runs.push(run);
  }
  const named = new Set(runs.map(({ place }) => place));
  return named.size < 2 ? [] : [...named];
}

/** The longest name that begins at a word, in the singular or the plural. */
function longestName(
  words: readonly string[],
  from: number,
  guides: ReadonlyMap<string, number>,
): Run | undefined {
  for (let to = words.length; to > from; to -= 1) {
    const name = words.slice(from, to).join('');
    const place = guides.get(name) ?? guides.get(`${name}s`) ?? guides.get(name.replace(/s$/, ''));
    if (place !== undefined) return { from, to, place };
  }
  return undefined;
}
