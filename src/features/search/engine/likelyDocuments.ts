import type { Matches } from './matchWords';
import type { Query } from './parseQuery';
import { factorForMissing, scoreOfWord } from './fit';
import type { Importance } from './importanceOf';
import { itemAt } from './itemAt';

/** Maximum number of documents that are scored. */
const mostDocuments = 120;

/** Words from which on one may be missing although some document, maybe in passing, has all of them. */
const manyWords = 2;

/**
 * Ids of the documents worth a closer look: those that fit best, of a name only those that lack the fewest words. A query
 * for some kinds looks at all.
 */
export function likelyDocuments(
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
