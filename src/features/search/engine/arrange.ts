import type { OpenShard } from './openShard';
import { outlinePlace, type Outline } from './outline';
import type { Query } from './parseQuery';
import { isWholeName } from './score';
import { itemAt } from './itemAt';

/** A document with its score. */
export interface Scored {
  outline: Outline;
  score: number;
}

/** What another owner's row of the same name loses, once for each before it. */
const repeated = 0.05;

/** How far below a component that was named the page is that explains it. */
const next = 0.001;

/** Puts documents in order, the best first, as far as that depends on the others. */
export function arrange(scored: readonly Scored[], shard: OpenShard, query: Query): Scored[] {
  return spread(withGuides(scored, shard, query).sort(byScore));
}

const byScore = (one: Scored, other: Scored) => other.score - one.score;

/** Who names a component is also shown the page that explains it, whatever that is called: `Bars` for `BarChart`. */
function withGuides(scored: readonly Scored[], shard: OpenShard, query: Query): Scored[] {
  if (query.kinds.length > 0) return [...scored];
  const guides = new Map<number, number>();
  for (const { outline, score } of scored) {
    const guide = itemAt(shard.content.places, outline.place)[5] - 1;
    const isNamed = outline.source === undefined && guide >= 0 && isWholeName(outline, query);
    if (isNamed) guides.set(guide, Math.max(guides.get(guide) ?? 0, score - next));
  }
  const isGuide = ({ outline }: Scored) => !outline.source && guides.has(outline.place);
  const known = new Map(scored.filter(isGuide).map(({ outline, score }) => [outline.place, score]));
  return [
    ...scored.filter((one) => !isGuide(one)),
    ...[...guides].map(([place, score]) => ({
      outline: outlinePlace(shard, place),
      score: Math.max(score, known.get(place) ?? 0),
    })),
  ];
}

/** Of rows that many components have, all but the best give way to what is no repetition. */
function spread(sorted: readonly Scored[]): Scored[] {
  const counts = new Map<number, number>();
  return sorted
    .map(({ outline, score }) => {
      const { source } = outline;
      if (!source || !('row' in source)) return { outline, score };
      const before = counts.get(source.row) ?? 0;
      counts.set(source.row, before + 1);
      return { outline, score: score - repeated * before };
    })
    .sort(byScore);
}
