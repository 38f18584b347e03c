import type { SearchKind } from '@/model';
import { joinedName } from './nameCover';
import { namedPages } from './namedPages';
import type { OpenShard } from './openShard';
import { outlinePlace, type Outline } from './outline';
import type { Query } from './parseQuery';
import { factorForMissing, powerOfNamed } from './fit';
import { isWholeName } from './wholeName';
import type { Scored } from './scoring';
import { scoreStep, mostOfGuide } from './withGuides';

/**
 * Moves the pages of several components that were named, and nothing else, to the top: after the best result if it is
 * another page, or a component with all these words in its name, and after their sections about each other. A row with
 * this name leads if it is written as in code: `StepLabel icon`.
 */
export function raiseNamedPages(
  sorted: readonly Scored[],
  shard: OpenShard,
  query: Query,
): Scored[] {
  const named = query.kinds.length > 0 || asksForRow(query) ? [] : namedPages(shard, query);
  const [best] = sorted;
  if (!best || named.length === 0) return [...sorted];
  const isNamedPage = ({ outline }: Scored) => !outline.source && named.includes(outline.place);
  const others = sorted.filter((one) => !isNamedPage(one));
  const leading = others.slice(0, mostOfGuide).filter((one) => {
    const { place, source, label } = one.outline;
    if (!source) return one === best && (label === 'page' || isWholeName(one.outline, query));
    if ('row' in source) return query.identifiers.length > 0 && isWholeName(one.outline, query);
    return named.includes(place) && namesAnother(one.outline, query);
  });
  const pages = named.map((place) => ({ outline: outlinePlace(shard, place), score: 0 }));
  const least = Math.max(best.score, ...sorted.filter(isNamedPage).map(wholeScoreOf(query)));
  const raised = [...leading, ...pages].map((one, at, { length }) => {
    return { ...one, score: least + (length - at) * scoreStep };
  });
  return [...raised, ...others.filter((one) => !leading.includes(one))];
}

const rowKinds: ReadonlySet<SearchKind> = new Set(['prop', 'slot', 'class']);

/** Whether a word asks for a kind of row: `menu paper slot`. */
function asksForRow({ words }: Query): boolean {
  return words.some(({ hints: [first] }) => first !== undefined && rowKinds.has(first));
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
