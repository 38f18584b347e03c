import type { SearchKind, Synonyms } from '@/model';
import {
  foldWord,
  isEmptyWord,
  isUnspaced,
  pairsOf,
  splitName,
  tokensOf,
} from '@/model/searchWords';
import { cutUnspaced, phrasesOfBeginning } from './cutUnspaced';

/** One way to read a word of the query: terms that all have to be there, and how well they stand for the word. */
export interface Reading {
  terms: readonly string[];
  quality: number;
}

/** One word of a query. */
export interface QueryWord {
  /** As indexes know it. */
  text: string;
  readings: readonly Reading[];
  /** What the word asks for besides its meaning: `props` asks for props. */
  hints: readonly SearchKind[];
  /** The synonyms know it: it is no error. */
  isTranslated: boolean;
  /** A result need not have it: `the`, or `props` in `button props`. */
  optional: boolean;
}

/** What a reader typed, understood. */
export interface Query {
  text: string;
  words: readonly QueryWord[];
  /** Words written as names in code are, with a capital inside: `treeData`. */
  identifiers: readonly string[];
  /** It is written as the path of an import is. */
  isPath: boolean;
  /** It may be the name of a class: one word, or written as a name in code is. */
  isClass: boolean;
  /** The only kinds the reader wants, by a prefix: `prop:`. */
  kinds: readonly SearchKind[];
}

/** What can stand before a colon. */
const prefixes: Readonly<Record<string, readonly SearchKind[]>> = {
  page: ['page', 'post'],
  section: ['section'],
  demo: ['demo'],
  component: ['component'],
  api: ['component', 'hook'],
  hook: ['hook'],
  prop: ['prop'],
  slot: ['slot'],
  class: ['class'],
  css: ['class'],
  import: ['import'],
  icon: ['icon'],
  error: ['error'],
  blog: ['post'],
  post: ['post'],
};

/** Words that may name a kind, next to what they mean. */
const hints: Readonly<Record<string, readonly SearchKind[]>> = {
  api: ['component', 'hook'],
  reference: ['component', 'hook'],
  component: ['page', 'component'],
  components: ['page', 'component'],
  hook: ['hook'],
  hooks: ['hook'],
  prop: ['prop', 'component'],
  props: ['component', 'prop'],
  property: ['prop'],
  attribute: ['prop'],
  parameter: ['prop'],
  slot: ['slot'],
  slots: ['slot', 'component'],
  class: ['class'],
  classes: ['class', 'component'],
  classname: ['class'],
  css: ['class'],
  import: ['import'],
  path: ['import'],
  demo: ['demo'],
  demos: ['demo'],
  example: ['demo', 'section'],
  examples: ['demo', 'section'],
  icon: ['icon'],
  icons: ['icon'],
  error: ['error'],
  code: ['error'],
  blog: ['post'],
  post: ['post'],
  docs: ['page'],
  documentation: ['page'],
  guide: ['page'],
  page: ['page'],
  react: ['page', 'component'],
  mui: ['page', 'component'],
};

/** Words that name a kind, and as often what a page is about: `tab icon`, `text field error`. */
const subjects = new Set(['icon', 'icons', 'error']);

const camelCase = /\b[A-Za-z][a-z]+[A-Z]\w*\b/g;

const prefixPattern = new RegExp(`(?:^|\\s)(${Object.keys(prefixes).join('|')})s?:`, 'gi');

/** Understands what was typed; `synonyms` are those of the documentation. */
export function parseQuery(text: string, synonyms: Synonyms): Query {
  const kinds = [...text.matchAll(prefixPattern)].flatMap(
    ([, prefix = '']) => prefixes[prefix.toLowerCase()] ?? [],
  );
  const tokens = tokensOf(text.replace(prefixPattern, ' ')).flatMap((token) =>
    cutUnspaced(token.text.normalize('NFC'), synonyms),
  );
  const words = tokens.map((token, at) => readWord(token, { at, tokens, synonyms }));
  // A number says nothing by itself: `react 19`.
  const meaning = words.filter(({ optional, text: word }) => !optional && /\D/.test(word));
  return {
    text: tokens.map(foldWord).join(' '),
    // A query of nothing but such words means them.
    words: meaning.length > 0 ? words : words.map((word) => ({ ...word, optional: false })),
    identifiers: text.match(camelCase) ?? [],
    isClass: tokens.length === 1 || /[a-z][A-Z]|[A-Z][a-z]+-[a-z]/.test(text),
    isPath: /@|\w\/\w/.test(text),
    kinds: [...new Set(kinds)],
  };
}

interface Around {
  at: number;
  tokens: readonly string[];
  synonyms: Synonyms;
}

function readWord(token: string, around: Around): QueryWord {
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
  const wanted = (!isPhrase && Object.hasOwn(hints, text) && hints[text]) || [];
  const isHint = wanted.length > 0 && !subjects.has(text) && around.tokens.length > 1;
  const isEmpty = isEmptyWord(text) && around.tokens.length > 1;
  const isTranslated = synonyms.length > 0;
  return { text, readings, isTranslated, hints: wanted, optional: isHint || isEmpty };
}

/** A name is found whole, or by the words it is made of; text without spaces by its pairs. */
function ownReadings(token: string, text: string): Reading[] {
  if (isUnspaced(token)) return [{ terms: pairsOf(text), quality: 1 }];
  const parts = splitName(token).map(foldWord);
  const whole = { terms: [text], quality: 1 };
  return parts.length > 1 ? [whole, { terms: parts, quality: 0.92 }] : [whole];
}

/** Two words may be one in the documentation: `data grid` and `datagrid`. */
function joined({ tokens, at }: Around): Reading[] {
  const pairs = [tokens.slice(at - 1, at + 1), tokens.slice(at, at + 2)];
  return pairs
    .filter((pair, side) => pair.length === 2 && (side === 1 || at > 0))
    .map((pair) => ({ terms: [foldWord(pair.join(''))], quality: 0.97 }));
}

/** Most words that a key of the synonyms has. */
const longestKey = 3;

/** How well a word stands for itself that is a part of a phrase with a meaning of its own: `form` in `react hook form`. */
const partOfPhrase = 0.8;

/** What the documentation says for the words around a place, for the longest key that covers it. */
function phrasesAt(
  tokens: readonly string[],
  at: number,
  synonyms: Synonyms,
): { found: readonly string[]; length: number } | undefined {
  for (let length = longestKey; length > 0; length -= 1) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      const key = tokens
        .slice(start, start + length)
        .map(foldKey)
        .join(' ');
      const found = Object.hasOwn(synonyms, key) ? synonyms[key] : undefined;
      if (start + length <= tokens.length && found) {
        return { found, length };
      }
    }
  }
  return undefined;
}

/** Keys keep the marks of their letters, without which some Japanese words are others. */
const foldKey = (token: string) => token.normalize('NFC').toLowerCase();
