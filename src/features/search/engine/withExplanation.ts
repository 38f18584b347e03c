import type { Matches } from './matchWords';
import { joinedName } from './nameCover';
import type { OpenShard } from './openShard';
import type { Outline } from './outline';
import type { Query } from './parseQuery';
import type { Scored } from './scoring';
import { itemAt } from './itemAt';
import { sectionsWith } from './sectionsWith';

/** Score difference between a name of the reference and the section that explains it. */
const next = 0.001;

/** Number of results after the best among which a page or a section is explanation enough, if its score is near. */
const soon = 2;

/** Minimum score of that page or section, relative to the best result. */
const nearScore = 0.75;

/** A query in a shard, with what its words match. */
interface Search {
  shard: OpenShard;
  query: Query;
  matches: Matches;
}

/**
 * Adds the section that explains the best result after it, if that is a prop, another row of the reference or an export
 * without a guide, and its name was typed: the section says more than the row, and than the same row of another product.
 */
export function withExplanation(sorted: readonly Scored[], search: Search): readonly Scored[] {
  const [best] = sorted;
  const { shard, query } = search;
  if (!best || query.kinds.length > 0 || !isOfReference(best.outline)) return sorted;
  const typed = query.words.findIndex(({ text }) => text === joinedName(best.outline.title));
  const guide = itemAt(shard.content.places, best.outline.place)[5] - 1;
  if (typed < 0 || (!best.outline.source && guide >= 0)) return sorted;
  const isEnough = (one: Scored) => isText(one.outline) && one.score >= nearScore * best.score;
  if (sorted.slice(1, 1 + soon).some(isEnough)) return sorted;
  const all = sectionsWith(typed, search);
  const onGuide = all.filter(({ place }) => place === guide);
  const near = onGuide.length > 0 ? onGuide : all;
  const plain = near.filter(({ label }) => label === 'section');
  // An answer tells of a mistake.
  const explaining = plain.length > 0 ? plain : near;
  const known = sorted.find(({ outline }) => explaining.some((one) => isSame(one, outline)));
  const outline = known?.outline ?? explaining[0];
  if (!outline) return sorted;
  const others = sorted.slice(1).filter((one) => one !== known);
  return [best, { outline, score: best.score - next }, ...others];
}

const isOfReference = ({ label }: Outline) =>
  !['page', 'post', 'section', 'answer', 'demo', 'import', 'error', 'icon'].includes(label);

const isText = ({ kind }: Outline) => kind === 'page' || kind === 'section';

const isSame = ({ source: one }: Outline, { source: other }: Outline) =>
  one !== undefined && other !== undefined && 'part' in one && 'part' in other
    ? one.part === other.part
    : false;
