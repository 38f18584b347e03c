import { searchFlags } from '@/model/search';
import { foldWord, tokensOf } from '@/model/searchWords';
import { raiseHome } from './raiseHome';
import { raiseNamedPages, sortDocuments } from './sortDocuments';
import { toResult } from './toResult';
import { withExplanation } from './withExplanation';
import type { Found, SearchContext } from './found';
import { matchWords, type FieldMatch, type Matches } from './matchWords';
import { bestWordOf, coverOf, joinedName } from './nameCover';
import type { OpenShard } from './openShard';
import { outlinePart, outlinePlace, outlineRow, ownersOf, type Owner } from './outline';
import type { Query } from './parseQuery';
import { factorForMissing, scoreOfWord } from './fit';
import { importanceOf, type Importance } from './importanceOf';
import { scoreOf, type Candidate } from './score';
import { itemAt } from './itemAt';

/** Maximum number of owners of a row that become results. */
const mostOwners = 5;

/** Maximum number of documents that are scored. */
const mostDocuments = 120;

/** Words from which on one may be missing although some document, maybe in passing, has all of them. */
const manyWords = 2;

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
  const fits = new Map<number, number>();
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

/**
 * Ids of the documents worth a closer look: those that fit best, of a name only those that lack the fewest words. A query
 * for some kinds looks at all.
 */
function likelyDocuments(
  { words: found }: Matches,
  { words, kinds }: Query,
  { places, importance }: { places: number; importance: Importance },
): number[] {
  const rough = new Map<number, { worth: number; lacking: number; isNamed?: boolean }>();
  const weightOf = (at: number) => itemAt(importance.weights, at);
  const isNeeded = ({ optional, ofProduct }: Query['words'][number]) => !optional && !ofProduct;
  const needed = words.reduce((sum, word, at) => sum + (isNeeded(word) ? weightOf(at) : 0), 0);
  words.forEach((word, at) => {
    const weight = weightOf(at);
    for (const [id, match] of itemAt(found, at)) {
      const sum = rough.get(id) ?? { worth: 0, lacking: needed };
      sum.worth += weight * scoreOfWord(match, importance);
      if (id < places && match.name > 0.9) sum.isNamed = true;
      if (isNeeded(word)) sum.lacking -= weight;
      rough.set(id, sum);
    }
  });
  const all = [...rough];
  const least = all.reduce((lowest, [, { lacking }]) => Math.min(lowest, lacking), needed);
  // Where no document has all words of a name, or there are many, those that lack one more may be meant.
  const more = least === 0 && needed < manyWords ? 0 : 1;
  const most = importance.isDescription ? needed : least + more;
  return all
    .filter(([, { lacking }]) => lacking <= most && (needed === 0 || lacking < needed))
    .map(([id, { worth, lacking, isNamed }]) => ({
      id,
      worth: (worth + (isNamed ? 1 : 0)) * factorForMissing(lacking, needed),
    }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, kinds.length > 0 ? undefined : mostDocuments)
    .map(({ id }) => id);
}

/** Lookups shared by all candidates. */
interface Search {
  shard: OpenShard;
  matches: Matches;
  /** How well the query names each place, as far as that is known. */
  fits: Map<number, number>;
}

function candidatesOf(search: Search, id: number): Candidate[] {
  const { shard, matches } = search;
  const { places, parts } = shard.content;
  const words = matches.words.map((found) => found.get(id));
  if (id < places.length) return [{ outline: outlinePlace(shard, id), words }];
  const part = parts[id - places.length];
  if (part) return [{ outline: outlinePart(shard, part), words }];
  const row = id - places.length - parts.length;
  return bestOwners(search, row).map((owner) => ({
    outline: outlineRow(shard, row, owner),
    words: words.map((match, at) => match && withOwner(match, owner, { search, at })),
  }));
}

interface FittingOwner extends Owner {
  /** How well the query names it, from 0 to 1. */
  fits: number;
}

/**
 * The owners of a row that the query names, or those that are looked for most: not inherited, with a page of the same
 * name, with short names.
 */
function bestOwners(search: Search, row: number): FittingOwner[] {
  const { places } = search.shard.content;
  const lengthOf = ({ place }: Owner) => itemAt(places, place)[2].length;
  return ownersOf(search.shard, row)
    .map((owner) => ({ ...owner, fits: fitOf(search, owner.place) }))
    .sort(
      (one, other) =>
        other.fits - one.fits ||
        (one.flags & searchFlags.inherited) - (other.flags & searchFlags.inherited) ||
        Number(isNamesake(search, other)) - Number(isNamesake(search, one)) ||
        lengthOf(one) - lengthOf(other),
    )
    .slice(0, mostOwners);
}

function isNamesake({ shard: { content } }: Search, { place }: Owner): boolean {
  const [, , name, , , guide] = itemAt(content.places, place);
  return guide > 0 && joinedName(itemAt(content.places, guide - 1)[2]) === joinedName(name);
}

function fitOf({ shard, matches: { terms }, fits }: Search, place: number): number {
  const known = fits.get(place);
  if (known !== undefined) return known;
  const [, , name, , , , , prefix] = itemAt(shard.content.places, place);
  const fit = Math.max(coverOf(name, terms), terms.get(prefix.toLowerCase()) ?? 0);
  fits.set(place, fit);
  return fit;
}

/** What a row's places have in common is not what this owner has: a word counts as far as it names the owner. */
function withOwner(
  match: FieldMatch,
  { place }: Owner,
  { search, at }: { search: Search; at: number },
): FieldMatch {
  if (match.place === 0) return match;
  const [, , name, , , , , prefix] = itemAt(search.shard.content.places, place);
  const terms = itemAt(search.matches.termsOfWords, at);
  const named = Math.max(bestWordOf(name, terms), terms.get(prefix.toLowerCase()) ?? 0);
  return { ...match, place: Math.min(match.place, named) };
}
