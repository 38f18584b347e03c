import { joinedName } from './nameCover';
import { namedPages } from './namedPages';
import type { OpenShard } from './openShard';
import { outlinePlace, type Outline } from './outline';
import type { Query } from './parseQuery';
import { factorForMissing, powerOfNamed } from './fit';
import { isWholeName } from './score';
import { itemAt } from './itemAt';

/** A document with its score. */
export interface Scored {
  outline: Outline;
  score: number;
}

/** Penalty for another owner's row of the same name, for each row before it. */
const repeated = 0.08;

/** Score difference between a component that was named and the page that explains it. */
const next = 0.001;

/** Number of the best documents among which several components lead to the page that explains them. */
const mostOfGuide = 4;

/** Sorts documents, best first, with adjustments that depend on other results. */
export function sortDocuments(scored: readonly Scored[], shard: OpenShard, query: Query): Scored[] {
  return spread(withGuides(scored, shard, query).sort(byScore));
}

const byScore = (one: Scored, other: Scored) => other.score - one.score;

/**
 * Moves the pages of several components that were named, and nothing else, to the top: after the best result if it is
 * another page, or a component with all these words in its name, and after their sections about each other.
 */
export function raiseNamedPages(
  sorted: readonly Scored[],
  shard: OpenShard,
  query: Query,
): Scored[] {
  const named = query.kinds.length > 0 ? [] : namedPages(shard, query);
  const [best] = sorted;
  if (!best || named.length === 0) return [...sorted];
  const isNamedPage = ({ outline }: Scored) => !outline.source && named.includes(outline.place);
  const others = sorted.filter((one) => !isNamedPage(one));
  const leading = others.slice(0, mostOfGuide).filter((one) => {
    const { place, source, label } = one.outline;
    if (!source) return one === best && (label === 'page' || isWholeName(one.outline, query));
    return 'part' in source && named.includes(place) && namesAnother(one.outline, query);
  });
  const pages = named.map((place) => ({ outline: outlinePlace(shard, place), score: 0 }));
  const least = Math.max(best.score, ...sorted.filter(isNamedPage).map(wholeScoreOf(query)));
  const raised = [...leading, ...pages].map((one, at, { length }) => {
    return { ...one, score: least + (length - at) * next };
  });
  return [...raised, ...others.filter((one) => !leading.includes(one))];
}

/** Returns what the score of a named page is about if the query names nothing else. */
const wholeScoreOf = ({ words }: Query) => {
  const needed = words.filter(({ optional }) => !optional).length;
  return ({ score }: Scored) => score / factorForMissing(needed - 1, needed, powerOfNamed);
};

/** Whether a title has a word of the query that the name of its page lacks. */
function namesAnother({ title, within }: Outline, { words }: Query): boolean {
  return words.some(({ text, optional }) => {
    const word = text.replace(/s$/, '');
    return !optional && joinedName(title).includes(word) && !joinedName(within).includes(word);
  });
}

/** Adds the guide after a component whose name was typed, whatever its title: `Bars` for `BarChart`. */
function withGuides(scored: readonly Scored[], shard: OpenShard, query: Query): Scored[] {
  if (query.kinds.length > 0) return [...scored];
  const guides = new Map<number, number>();
  for (const { outline, score } of scored) {
    const guide = itemAt(shard.content.places, outline.place)[5] - 1;
    const isNamed = outline.source === undefined && guide >= 0 && isWholeName(outline, query);
    if (isNamed) guides.set(guide, Math.max(guides.get(guide) ?? 0, score - next));
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
    if (once.has(guide) && !several.has(guide)) several.set(guide, score - next);
    once.add(guide);
  }
  return several;
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
