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
import { messageOf } from './messageOf';
import { phrasesAt } from './phrasesAt';

/** An interpretation of a word: terms that must all match, and a score. */
export interface Reading {
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

/** A parsed query. */
export interface Query {
  text: string;
  words: readonly QueryWord[];
  /** Words in camel case, like names in code: `treeData`. */
  identifiers: readonly string[];
  /** Whether it looks like an import path. */
  isPath: boolean;
  /** Whether it may be a class name: a single word, or camel case. */
  isClass: boolean;
  /** Kinds required by a prefix such as `prop:`. */
  kinds: readonly SearchKind[];
}

/** Prefixes before a colon, with their kinds. */
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

/** Words that may also ask for a kind. */
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

/** Words that ask for a kind, but are as often the subject: `tab icon`, `text field error`. */
const subjects = new Set(['icon', 'icons', 'error']);

const camelCase = /\b[A-Za-z][a-z]+[A-Z]\w*\b/g;

const paths = /@[\w-]+\/[\w./-]+/g;

/** The form of a class name: `RailSeat-root`. */
const classForm = /^\s*\.?[A-Za-z]*[A-Z][A-Za-z]*-[a-z]\w*\s*$/;

/** Not before a value in code: `props: {`. */
const prefixPattern = new RegExp(
  `(?:^|\\s)(${Object.keys(prefixes).join('|')})s?:(?!\\s*[{[('"\`])`,
  'gi',
);

/** Parses a query; `synonyms` are those of the documentation. */
export function parseQuery(written: string, synonyms: Synonyms): Query {
  const text = messageOf(written);
  const kinds = [...text.matchAll(prefixPattern)].flatMap(
    ([, prefix = '']) => prefixes[prefix.toLowerCase()] ?? [],
  );
  const tokens = tokensOf(text.replace(prefixPattern, ' ')).flatMap((token) =>
    cutUnspaced(token.text.normalize('NFC'), synonyms),
  );
  const inPaths = new Set(tokensOf((text.match(paths) ?? []).join(' ')).map((token) => token.text));
  const isClassForm = classForm.test(text);
  const words = tokens.map((token, at) => {
    const word = readWord(token, { at, tokens, synonyms });
    // Next to other words, those of a path only say where these are from.
    return {
      ...word,
      optional: word.optional || (inPaths.has(token) && inPaths.size < tokens.length),
      ...(isClassForm && { hints: ['class'] as const }),
    };
  });
  // Numbers have no meaning of their own: `react 19`.
  const meaning = words.filter(({ optional, text: word }) => !optional && /\D/.test(word));
  return {
    text: tokens.map(foldWord).join(' '),
    // If all words are optional, all are required.
    words: meaning.length > 0 ? words : words.map((word) => ({ ...word, optional: false })),
    identifiers: text.match(camelCase) ?? [],
    isClass:
      !/\S\s+\S/.test(text) || tokens.length === 1 || /[a-z][A-Z]|[A-Z][a-z]+-[a-z]/.test(text),
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
