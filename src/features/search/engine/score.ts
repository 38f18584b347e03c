import { searchFlags } from '@/model/search';
import type { Found, SearchContext } from './found';
import { factorForMissing, fitOf, powerOfNamed } from './fit';
import type { Importance } from './importanceOf';
import { mergeTerms, type FieldMatch, type QueryTerms } from './matchWords';
import { coverOf, joinedName, nameWithoutArticles } from './nameCover';
import type { OpenShard } from './openShard';
import type { Outline } from './outline';
import type { Query } from './parseQuery';
import { itemAt } from './itemAt';

/** Bonus by kind: pages before sections before rows of the reference. */
const kindWeights: Readonly<Record<Found['label'], number>> = {
  page: 0.12,
  component: 0.085,
  hook: 0.085,
  interface: 0.05,
  section: 0.05,
  answer: 0.05,
  post: 0.03,
  prop: 0.045,
  slot: 0.02,
  demo: 0.015,
  class: 0.01,
  parameter: 0.02,
  return: -0.04,
  error: 0.02,
  import: 0,
  icon: 0,
};

/** Penalty for paths and classes when the query does not have their form. */
const strangeKinds: Partial<Record<Found['kind'], number>> = {
  import: -0.5,
  class: -0.12,
  slot: -0.06,
};

/** Weights of the score. They were tuned by the questions in `src/testing/search/`. */
const weights = {
  /** How well the words match, in any field. */
  fit: 0.6,
  /** How much of the name they cover. */
  name: 0.24,
  /** How much of the name of its place they cover. */
  place: 0.12,
  currentProduct: 0.2,
  currentPage: 0.03,
  hint: 0.18,
  wholeName: 0.06,
  /** The name of a row of the reference, written in words. */
  wholePhrase: 0.045,
  /** The name in the case of code: `treeData` is no phrase. */
  identifier: 0.1,
  guide: 0.02,
  inherited: -0.07,
  internal: -0.15,
  /** A member of an interface, which is not written in JSX. */
  member: -0.02,
  deprecated: -0.04,
  /** Factor when no word matches its own name. */
  unnamed: 0.8,
  /** A page about earlier versions or another side matter. */
  aside: -0.13,
  /**
   * A heading that many pages have, if neither the page nor the whole heading was named: `custom` is no
   * `Customization`.
   */
  commonHeading: -0.16,
  /** A sentence about a problem, for a query that names something. */
  answer: -0.16,
  /** Added to `currentProduct` for a description: other products have similar components. */
  currentOfDescription: 0.2,
} as const;

/** How much of a name must match so that it counts as a whole. */
const namedWhole = 0.95;

/**
 * Share of the weight of a name that depends on how much of a description the name says: one common word of several,
 * such as `box`, names no page.
 */
const shareOfDescription = 0.8;

/** A result to be scored, with what each word found in it. */
export interface Candidate {
  outline: Outline;
  words: readonly (FieldMatch | undefined)[];
}

/** Facts that scoring needs in addition to the candidate. */
export interface Scoring {
  shard: OpenShard;
  query: Query;
  /** The terms that stand for all words, and for each. */
  terms: QueryTerms;
  termsOfWords: readonly QueryTerms[];
  importance: Importance;
  /** Those of some words, as far as they were asked for. */
  unions: Map<string, QueryTerms>;
  context: SearchContext;
}

/** Returns the score of a result, from about 0 to 1.3. */
export function scoreOf({ outline, words }: Candidate, scoring: Scoring): number {
  const { query, terms } = scoring;
  const aliasCover = outline.alias ? coverOf(outline.alias, terms) : 0;
  const nameCover = Math.max(coverOf(outline.title, terms), aliasCover);
  const placeCover = outline.within ? placeCoverOf(outline, words, scoring) : nameCover;
  const { isDescription } = scoring.importance;
  const { fit, named, missing, counted } = fitOf(words, query, {
    kind: outline.kind,
    importance: scoring.importance,
  });
  const said = isDescription ? 1 - shareOfDescription * (1 - named) : 1;
  const isWhole = isWholeName(outline, query);
  const isIdentifier = query.identifiers.includes(outline.title);
  const isCommon = aliasCover < namedWhole && isCommonHeading(outline, scoring);
  const base =
    weights.fit * fit +
    weights.name * nameCover * said +
    weights.place * placeCover +
    (isWhole ? weightOfWholeName(outline, query) : 0) +
    (isCommon && (placeCover <= 0.5 || nameCover < 0.8) ? weights.commonHeading : 0) +
    (isIdentifier ? weights.identifier : 0);
  const around = contextWeight(outline, scoring) + flagsWeight(outline, scoring, isWhole);
  const hint = isHinted(outline, query, isCommon) ? weights.hint : 0;
  const unnamed = outline.within !== '' && nameCover === 0 ? weights.unnamed : 1;
  const isAsked = outline.kind === 'import' ? query.isPath : query.isClass;
  const strange = isAsked || hint > 0 ? 0 : (strangeKinds[outline.kind] ?? 0);
  const ofKind =
    kindWeights[outline.label] * (isDescription && outline.label === 'page' ? named : 1);
  const answer = outline.label === 'answer' && !isDescription ? weights.answer : 0;
  const score = unnamed * base + hint + ofKind + answer + around + strange;
  const isRow = outline.source !== undefined && 'row' in outline.source;
  const isNamed = isRow ? isIdentifier : nameCover >= namedWhole;
  return score * factorForMissing(missing, counted, isNamed ? powerOfNamed : undefined);
}

/** Whether the query asks for its kind, or for a title with the word that asks for a kind: `The sx prop`. */
function isHinted(outline: Outline, query: Query, isCommon: boolean): boolean {
  if (outline.kind === 'import' && query.isPath && isWholeName(outline, query)) return true;
  const hinting = query.words.filter(({ hints }) => hints.length > 0);
  return (
    hinting.some(({ hints }) => hints.includes(outline.kind)) ||
    (hinting.length > 0 &&
      !isCommon &&
      nameWithoutArticles(outline.title) === nameWithoutArticles(query.text))
  );
}

/** Words that the name has already name no place: `row` in `getRowId` does not ask for `GridRowApi`. */
function placeCoverOf(
  { within, withinAlias }: Outline,
  words: Candidate['words'],
  { termsOfWords, unions }: Scoring,
): number {
  const left = termsOfWords.filter((_, at) => (words[at]?.name ?? 0) < 0.9);
  if (left.length === 0) return 0.5;
  const key = termsOfWords.map((terms) => (left.includes(terms) ? 1 : 0)).join('');
  const union = unions.get(key) ?? mergeTerms(left);
  unions.set(key, union);
  return Math.max(coverOf(within, union), withinAlias ? coverOf(withinAlias, union) : 0);
}

/** Whether the name is what was typed, whatever its case and its spaces. */
export function isWholeName({ title, alias, within }: Outline, { text, words }: Query): boolean {
  const typed = joinedName(text);
  const meant = words.flatMap((word) => (word.optional ? [] : word.text)).join('');
  const [own, around] = [joinedName(title), joinedName(within)];
  if ([title, alias ?? ''].some((name) => nameWithoutArticles(name) === nameWithoutArticles(text)))
    return true;
  return [own, around + own, own + around].some((name) => name === typed || name === meant);
}

/** Who writes `pinned columns` in two words rather looks for what is said of them than for a prop. */
function weightOfWholeName({ source }: Outline, { words }: Query): number {
  const isRow = source !== undefined && 'row' in source;
  return isRow && words.length > 1 ? weights.wholePhrase : weights.wholeName;
}

/** Whether it is a section called as those of many pages are, of another page than the reader is on. */
function isCommonHeading(outline: Outline, scoring: Scoring): boolean {
  const { kind, title } = outline;
  return kind === 'section' && scoring.shard.commonTitles.has(title) && !isOnPage(outline, scoring);
}

function isOnPage({ place }: Outline, { shard, context }: Scoring): boolean {
  const { places } = shard.content;
  const [, path, , , , guide] = itemAt(places, place);
  const pages = [path.replace(/#.*$/, ''), guide > 0 ? itemAt(places, guide - 1)[1] : ''];
  return context.pathname !== undefined && pages.includes(context.pathname);
}

function contextWeight(outline: Outline, scoring: Scoring): number {
  const { shard, context, importance } = scoring;
  const isOfProduct = shard.facts.name === context.shard;
  const more = importance.isDescription ? weights.currentOfDescription : 0;
  return (
    (isOfProduct ? weights.currentProduct + more : 0) +
    (isOnPage(outline, scoring) ? weights.currentPage : 0)
  );
}

function flagsWeight(
  { place, flags, kind }: Outline,
  { shard }: Scoring,
  isWhole: boolean,
): number {
  const has = (flag: number) => (flags & flag) !== 0;
  const isReference = kind === 'component' || kind === 'hook' || kind === 'prop';
  const [ofKind, , , , , guide] = itemAt(shard.content.places, place);
  const ofInterface = ofKind === 'interface';
  const hasGuide = guide > 0;
  return (
    (has(searchFlags.inherited) ? weights.inherited : 0) +
    (has(searchFlags.aside) ? weights.aside : 0) +
    (has(searchFlags.internal) && !isWhole ? weights.internal : 0) +
    (has(searchFlags.deprecated) ? weights.deprecated : 0) +
    (kind === 'prop' && ofInterface ? weights.member : 0) +
    (isReference && hasGuide ? weights.guide : 0)
  );
}
