import { factorForMissing, fitOf, powerOfNamed } from './fit';
import { coverOf, nameWithoutArticles } from './nameCover';
import type { Query } from './parseQuery';
import type { Outline } from './outline';
import { kindWeights, strangeKinds, weights } from './scoreWeights';
import { isWholeName, weightOfWholeName } from './wholeName';
import type { Candidate, Scoring } from './scoring';
import { contextWeight, isOnPage } from './contextWeight';
import { flagsWeight } from './flagsWeight';
import { placeCoverOf } from './placeCoverOf';

/** How much of a name must match so that it counts as a whole. */
const namedWhole = 0.95;

/**
 * Share of the weight of a name that depends on how much of a description the name says: one common word of several,
 * such as `box`, names no page.
 */
const shareOfDescription = 0.8;

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
    (isIdentifier || query.identifiers.includes(outline.within) ? weights.identifier : 0);
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

/** Whether it is a section called as those of many pages are, of another page than the reader is on. */
function isCommonHeading(outline: Outline, scoring: Scoring): boolean {
  const { kind, title } = outline;
  return kind === 'section' && scoring.shard.commonTitles.has(title) && !isOnPage(outline, scoring);
}
