import { joinedName } from './nameCover';
import type { OpenShard } from './openShard';
import { outlinePlace } from './outline';
import type { Query } from './parseQuery';
import type { QueryWord } from './readWord';
import type { Scored } from './scoring';

/** Score of a product's first page if the query is the product's name: above that of all other results. */
const homeScore = 2;

/** Moves the first page of the shard's product to the top if the query is the product's name, and nothing else. */
export function raiseHome(
  sorted: readonly Scored[],
  shard: OpenShard,
  query: Query,
): readonly Scored[] {
  const { facts, content } = shard;
  const home = content.places.findIndex(([, path]) => path === facts.home);
  if (home < 0 || query.kinds.length > 0 || !isNameOf(facts.title, query)) return sorted;
  const others = sorted.filter(({ outline }) => outline.source || outline.place !== home);
  return [{ outline: outlinePlace(shard, home), score: homeScore }, ...others];
}

/** Whether a query is a name, in these words or by a synonym, maybe with words for any page: `rail ui docs`. */
function isNameOf(title: string, { words }: Query): boolean {
  const name = joinedName(title);
  const needed = words.filter((word) => !isForAnyPage(word));
  const [first] = needed;
  const isSynonym =
    needed.length === 1 && first?.readings.some(({ terms }) => terms.join('') === name);
  return isSynonym || needed.map(({ text }) => text).join('') === name;
}

/** Whether a word asks for pages of any kind, like `docs`, or for nothing, like `the`. */
function isForAnyPage({ hints, optional }: QueryWord): boolean {
  return hints.length > 0 ? hints.every((kind) => kind === 'page') : optional;
}
