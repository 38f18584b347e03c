import type { OpenShard } from './openShard';
import { outlinePlace } from './outline';
import type { Query } from './parseQuery';
import type { Scored } from './scoring';
import { isWholeName } from './wholeName';
import { itemAt } from './itemAt';

/** Score difference between a component that was named and the page that explains it. */
export const scoreStep = 0.001;

/** Number of the best documents among which several components lead to the page that explains them. */
export const mostOfGuide = 4;

/** Compares documents: higher scores first. */
export const byScore = (one: Scored, other: Scored) => other.score - one.score;

/** Adds the guide after a component whose name was typed, whatever its title: `Bars` for `BarChart`. */
export function withGuides(scored: readonly Scored[], shard: OpenShard, query: Query): Scored[] {
  if (query.kinds.length > 0) return [...scored];
  const guides = new Map<number, number>();
  for (const { outline, score } of scored) {
    const guide = itemAt(shard.content.places, outline.place)[5] - 1;
    const isNamed = outline.source === undefined && guide >= 0 && isWholeName(outline, query);
    if (isNamed) guides.set(guide, Math.max(guides.get(guide) ?? 0, score - scoreStep));
  }
  for (const [guide, score] of guidesOfSeveral(scored, shard)) {
    guides.set(guide, Math.max(guides.get(guide) ?? 0, score));
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

/** Returns the pages that explain several of the best documents, with the score of the second one of these. */
function guidesOfSeveral(scored: readonly Scored[], shard: OpenShard): Map<number, number> {
  const once = new Set<number>();
  const several = new Map<number, number>();
  for (const { outline, score } of [...scored].sort(byScore).slice(0, mostOfGuide)) {
    const guide = itemAt(shard.content.places, outline.place)[5] - 1;
    if (outline.source !== undefined || guide < 0) continue;
    if (once.has(guide) && !several.has(guide)) several.set(guide, score - scoreStep);
    once.add(guide);
  }
  return several;
}
