import type { SearchKind } from '@/model';
import type { Importance } from './importanceOf';
import type { FieldMatch } from './collectMatches';
import type { Query } from './parseQuery';
import { itemAt } from './itemAt';

/** Score of a match in a field, or in the name of the product, relative to one in the name. */
const fieldWeights = { place: 0.85, text: 0.42, textOfDescription: 0.5, product: 0.8 };

/** Added to the fit for each optional word that matches. */
const optionalWeight = 0.06;

/** Maximum number of optional words that count: the path of an import has many. */
const mostOptional = 2;

/** The score is multiplied by the share of matched words to this power. */
const powerOfMissing = 1.15;

/** Takes its place for results with a name whose words all match. */
export const powerOfNamed = 0.65;

/** How well a document fits a query. Weights are sums of those of the words ({@link Importance}). */
export interface Fit {
  /** The mean of the words' scores, with a plus for optional words. */
  fit: number;
  /** The share of the query that its name says, from 0 to 1. */
  named: number;
  /** The weight of the words that it lacks. */
  missing: number;
  /** The weight of all words that are not optional. */
  counted: number;
}

/** Returns how well a document of a kind fits: the mean over the words that mean something, weighted. */
export function fitOf(
  words: readonly (FieldMatch | undefined)[],
  query: Query,
  { kind, importance }: { kind: SearchKind; importance: Importance },
): Fit {
  let sum = 0;
  let named = 0;
  let counted = 0;
  let missing = 0;
  let plus = 0;
  query.words.forEach(({ optional, hints, ofProduct }, at) => {
    const match = words[at];
    const own = match ? scoreOfWord(match, importance) : 0;
    const value = Math.max(own, ofProduct ? fieldWeights.product : 0);
    if (optional) {
      if (value > 0.5 && !hints.includes(kind)) plus += optionalWeight;
      return;
    }
    const weight = itemAt(importance.weights, at);
    counted += weight;
    sum += weight * value;
    named += weight * (ofProduct ? 1 : (match?.name ?? 0));
    if (value === 0) missing += weight;
  });
  plus = Math.min(plus, mostOptional * optionalWeight);
  return counted > 0
    ? { fit: sum / counted + plus, named: named / counted, missing, counted }
    : { fit: 0, named: 1, missing, counted };
}

/** Returns the factor for a score when words of some weight do not match. */
export function factorForMissing(
  missing: number,
  counted: number,
  power: number = powerOfMissing,
): number {
  return missing === 0 ? 1 : ((counted - missing) / counted) ** power;
}

/** What a word is worth, by the best field it was found in. */
export function scoreOfWord(
  { name, place, text }: FieldMatch,
  { isDescription }: Importance,
): number {
  const textWeight = isDescription ? fieldWeights.textOfDescription : fieldWeights.text;
  return Math.max(name, place * fieldWeights.place, text * textWeight);
}
