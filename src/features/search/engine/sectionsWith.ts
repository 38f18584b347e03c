import { searchFlags } from '@/model/search';
import { outlinePart, type Outline } from './outline';
import { itemAt } from './itemAt';
import type { Matches } from './matchWords';
import type { OpenShard } from './openShard';

/** Quality from which on a text contains the word itself, not one that begins with it or resembles it. */
const same = 0.99;

/**
 * Returns the sections and answers with a word of the query, by its index, in the order of the pages: sections first, and
 * those with a heading of their own before those that many pages have.
 */
export function sectionsWith(
  typed: number,
  { shard, matches }: { shard: OpenShard; matches: Matches },
): Outline[] {
  const { places, parts } = shard.content;
  const found = [...itemAt(matches.words, typed)].flatMap(([id, match]) => {
    const part = parts[id - places.length];
    if (!part || Math.max(match.text, match.name) < same) return [];
    const outline = outlinePart(shard, part);
    return outline.kind === 'section' && (outline.flags & searchFlags.aside) === 0 ? [outline] : [];
  });
  const isPlain = ({ label, title }: Outline) =>
    label === 'section' && !shard.commonTitles.has(title);
  return [...found.filter(isPlain), ...found.filter((one) => !isPlain(one))];
}
