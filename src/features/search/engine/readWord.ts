import type { SearchKind, Synonyms } from '@/model';
import { foldWord, isEmptyWord, isUnspaced, pairsOf, splitName } from '@/model/searchWords';
import { phrasesOfBeginning } from './cutUnspaced';
import { phrasesAt } from './phrasesAt';
import { kindHints, subjects } from './kindHints';

/** An interpretation of a word: terms that must all match, and a score. */
interface Reading {
  terms: readonly string[];
  quality: number;
}

/** One word of a query. */
export interface QueryWord {
  /** Normalized as in the index. */
  text: string;
  readings: readonly Reading[];
  /** Kinds that the word may ask for: `props` asks for props. */
  hints: readonly SearchKind[];
  /** Whether it is in the synonyms, and so not mistyped. */
  isTranslated: boolean;
  /** Whether results may lack it: `the`, or `props` in `button props`. */
  optional: boolean;
  /** Whether it is in the name of the searched product, and so matches all of it. */
  ofProduct?: boolean;
}

interface Around {
  at: number;
  tokens: readonly string[];
  synonyms: Synonyms;
}

/** Returns a word of a query with all that it may mean, by its neighbors and the synonyms. */
export function readWord(token: string, around: Around): QueryWord {
  const text = foldWord(token);
  const phrases = phrasesAt(around.tokens, around.at, around.synonyms);
  const synonyms = phrases?.found ?? phrasesOfBeginning(token, around.synonyms);
  const isPhrase = phrases !== undefined && phrases.length > 1;
  const own = isPhrase ? partOfPhrase : 1;
  const readings: Reading[] = [
    ...ownReadings(token, text).map((one) => ({ ...one, quality: one.quality * own })),
    ...joined(around),
    ...synonyms.map((phrase) => ({ terms: phrase.split(' ').map(foldWord), quality: 0.9 })),
  ];
  const wanted = (!isPhrase && Object.hasOwn(kindHints, text) && kindHints[text]) || [];
  const isHint = wanted.length > 0 && !subjects.has(text) && around.tokens.length > 1;
  const isEmpty = isEmptyWord(text) && around.tokens.length > 1;
  const isTranslated = synonyms.length > 0;
  return { text, readings, isTranslated, hints: wanted, optional: isHint || isEmpty };
}

/**
 * Returns the readings of a token: as a whole, by the words of a compound, or by character pairs for text without
 * spaces.
 */
function ownReadings(token: string, text: string): Reading[] {
  if (isUnspaced(token)) return [{ terms: pairsOf(text), quality: 1 }];
  const parts = splitName(token).map(foldWord);
  const whole = { terms: [text], quality: 1 };
  return parts.length > 1 ? [whole, { terms: parts, quality: 0.92 }] : [whole];
}

/** Returns compounds of neighboring words: `data grid` and `datagrid`. */
function joined({ tokens, at }: Around): Reading[] {
  const pairs = [tokens.slice(at - 1, at + 1), tokens.slice(at, at + 2)];
  return pairs
    .filter((pair, side) => pair.length === 2 && (side === 1 || at > 0))
    .map((pair) => ({ terms: [foldWord(pair.join(''))], quality: 0.97 }));
}

/** Score of a word that is part of a longer synonym: `form` in `react hook form`. */
const partOfPhrase = 0.8;
