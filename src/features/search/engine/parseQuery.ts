import type { SearchKind, Synonyms } from '@/model';
import { foldWord, tokensOf } from '@/model/searchWords';
import { cutUnspaced } from './cutUnspaced';
import { messageOf } from './messageOf';
import { kindPrefixes, prefixPattern } from './kindPrefixes';
import { type QueryWord, readWord } from './readWord';

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

const camelCase = /\b[A-Za-z][a-z]+[A-Z]\w*\b/g;

const paths = /@[\w-]+\/[\w./-]+/g;

/** The form of a class name: `RailSeat-root`. */
const classForm = /^\s*\.?[A-Za-z]*[A-Z][A-Za-z]*-[a-z]\w*\s*$/;

/** Parses a query; `synonyms` are those of the documentation. */
export function parseQuery(written: string, synonyms: Synonyms): Query {
  const text = messageOf(written);
  const kinds = [...text.matchAll(prefixPattern)].flatMap(
    ([, prefix = '']) => kindPrefixes[prefix.toLowerCase()] ?? [],
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
