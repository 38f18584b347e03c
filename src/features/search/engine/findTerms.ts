import { stemOf } from './nearness';
import type { OpenIndex } from './unpackIndex';
import { itemAt } from './itemAt';

/** A term by its position in an index, with a score from 0 to 1 for how well it matches a word. */
export interface FoundTerm {
  at: number;
  quality: number;
}

/** Maximum number of terms for a prefix. */
const mostBeginnings = 100;

/** Minimum length of a prefix; shorter ones match whole words only. */
const shortestBeginning = 2;

/** Minimum length of a word of which other forms are known, such as `disabled` of `disable`. */
const shortestForm = 4;

/** Maximum number of letters that another form has in addition: `customize` is `customization`. */
const longestEnding = 6;

/** Score of another form of a word. */
const formQuality = 0.92;

/** Returns terms that start with a word or have its stem, the word itself first. */
export function findTerms({ terms }: OpenIndex, word: string): FoundTerm[] {
  const found: FoundTerm[] = [];
  const start = firstFrom(terms, word);
  if (terms[start] === word) found.push({ at: start, quality: 1 });
  if (word.length >= shortestBeginning) {
    const stem = stemOf(word);
    const from = start + found.length;
    for (let at = from; terms[at]?.startsWith(word) && at < from + mostBeginnings; at += 1) {
      const term = itemAt(terms, at);
      const quality = qualityOfBeginning(word, term);
      const isForm =
        word.length >= shortestForm &&
        term.length <= word.length + longestEnding &&
        quality < formQuality &&
        stemOf(term) === stem;
      found.push({ at, quality: isForm ? formQuality : quality });
    }
  }
  return [...found, ...findRelated(terms, word)];
}

function qualityOfBeginning(word: string, term: string): number {
  return term === `${word}s` ? 0.96 : 0.6 + 0.3 * (word.length / term.length);
}

/** Returns terms with the same stem: singular and plural, `customize` and `customization`. */
function findRelated(terms: readonly string[], word: string): FoundTerm[] {
  const stem = stemOf(word);
  const isPlural = word === `${stem}s`;
  const isDoubled = word.startsWith(stem + stem.at(-1));
  if (stem.length < (isPlural || isDoubled ? 3 : 4)) return [];
  const found: FoundTerm[] = [];
  for (let at = firstFrom(terms, stem); terms[at]?.startsWith(stem); at += 1) {
    const term = itemAt(terms, at);
    const isKnown = term.startsWith(word);
    if (!isKnown && stemOf(term) === stem) {
      found.push({ at, quality: `${term}s` === word ? 0.96 : 0.86 });
    }
  }
  return found;
}

/** Returns the index of the first term that is not less than a text (binary search). */
export function firstFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(terms, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
