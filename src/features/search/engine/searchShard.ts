import { foldWord, tokensOf } from '@/model/searchWords';
import { raiseHome } from './raiseHome';
import { sortDocuments } from './sortDocuments';
import { raiseNamedPages } from './raiseNamedPages';
import { toResult } from './toResult';
import { withExplanation } from './withExplanation';
import type { Found, SearchContext } from './found';
import { matchWords, type Matches } from './matchWords';
import { joinedName } from './nameCover';
import type { OpenShard } from './openShard';
import type { Query } from './parseQuery';
import { importanceOf } from './importanceOf';
import { scoreOf } from './score';
import { itemAt } from './itemAt';
import { likelyDocuments } from './likelyDocuments';
import { candidatesOf } from './candidatesOf';
import type { OwnerFit } from './bestOwners';

/** Maximum number of results per shard. */
const mostFound = 60;

/** Returns the results of a query in a shard, best first. */
export function searchShard(shard: OpenShard, asked: Query, context: SearchContext): Found[] {
  const query = withProduct(asked, shard);
  const matches = matchWords(shard, query);
  const { terms, termsOfWords } = matches;
  const unions = new Map<string, typeof terms>();
  const found = matches.words.map(({ size }) => size);
  const importance = importanceOf(query, found, shard.documents);
  const scoring = { shard, query, importance, terms, termsOfWords, unions, context };
  const marked = termsToMark(query, matches);
  const fits = new Map<number, OwnerFit>();
  const scored = likelyDocuments(matches, query, {
    places: shard.content.places.length,
    importance,
  })
    .flatMap((id) => candidatesOf({ shard, matches, fits }, id))
    .filter(({ outline }) => query.kinds.length === 0 || query.kinds.includes(outline.kind))
    .map(({ outline, words }) => ({ outline, score: scoreOf({ outline, words }, scoring) }));
  const sorted = sortDocuments(scored, shard, query);
  const isCurrent = shard.facts.name === context.shard;
  const raised = isCurrent ? raiseNamedPages(sorted, shard, query) : sorted;
  const explained = withExplanation(raised, { shard, query, matches });
  return raiseHome(explained, shard, query)
    .slice(0, mostFound)
    .map(({ outline, score }) => ({ ...toResult(shard, outline), score, terms: marked }));
}

/** Returns the matched terms, without those of words such as `a` if there are others. */
function termsToMark({ words }: Query, { terms, termsOfWords }: Matches): string[] {
  const isEmpty = ({ optional, hints }: Query['words'][number]) => optional && hints.length === 0;
  if (words.every(isEmpty)) return [...terms.keys()];
  return [
    ...new Set(
      termsOfWords.flatMap((own, at) => (isEmpty(itemAt(words, at)) ? [] : [...own.keys()])),
    ),
  ];
}

/** Marks the words of a product's own name, which may be joined: `RailUI`. */
function withProduct(query: Query, { facts }: OpenShard): Query {
  const own = new Set(tokensOf(facts.title).map(({ text }) => foldWord(text)));
  own.add(joinedName(facts.title));
  const words = query.words.map((word) => ({ ...word, ofProduct: own.has(word.text) }));
  return words.every(({ ofProduct, optional }) => ofProduct || optional)
    ? query
    : { ...query, words };
}
