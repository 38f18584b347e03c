import type { OpenShard } from './openShard';
import type { Query } from './parseQuery';
import type { Scored } from './scoring';
import { byScore, withGuides } from './withGuides';

/** Penalty for another owner's row of the same name, for each row before it. */
const repeated = 0.08;

/** Sorts documents, best first, with adjustments that depend on other results. */
export function sortDocuments(scored: readonly Scored[], shard: OpenShard, query: Query): Scored[] {
  return spread(withGuides(scored, shard, query).sort(byScore));
}

/** Lowers all but the best of the rows that several components share. */
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
