import type { ProductId } from '@/model';
import type { NamedCode } from './nameClaims';
import type { ExportReader } from './exportedNames';
import type { IsWord } from './slips';
import type { Reference } from './reference';
import type { Vocabulary } from './vocabulary';

/** The facts about the installed packages that claims are compared with. */
export interface Known {
  root: string;
  reference: Reference;
  /** Names that React itself exports, such as `useId`. */
  reactNames: ReadonlySet<string>;
  /** Reads the exports of the packages' modules. */
  exports: ExportReader;
  /** Returns every name and word of the packages; read on the first call. */
  vocabulary(): Vocabulary;
}

/** The context of a claim, and the facts to compare it with. */
export interface Place extends Known {
  productId: ProductId;
  /** Components and hooks that the page is about, from its front matter. */
  documents: readonly string[];
  /** The inline code that makes the claim, with what the page's own code declares. */
  found: NamedCode;
}

/** The reason why a claim is wrong: the right name, or another fix. */
export interface Verdict {
  what: string;
  meant?: string;
  fix?: string;
}

/**
 * Tells whether the page's own code, React or a package has the name. Then it is not misspelled, even if it resembles
 * another.
 */
export function isNamed(name: string, { found, reactNames, vocabulary }: Place): boolean {
  return (
    Boolean(found.inCode?.includes(name)) || reactNames.has(name) || vocabulary().names.has(name)
  );
}

/** Returns a function that recognizes words which the packages use. */
export function wordsOf({ vocabulary }: Place): IsWord {
  return (part) => vocabulary().words.has(part);
}
