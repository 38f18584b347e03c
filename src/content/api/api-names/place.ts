import type { ProductId } from '@/model';
import type { NamedCode } from './claims';
import type { ExportReader } from './exportedNames';
import type { IsWord } from './nearMiss';
import type { Reference } from './reference';
import type { Vocabulary } from './vocabulary';

/** What is known of the packages. */
export interface Known {
  root: string;
  reference: Reference;
  /** What React itself exports, `useId`. */
  reactNames: ReadonlySet<string>;
  /** What modules of the packages export. */
  exports: ExportReader;
  /** Every name and word of the packages; read when it is first asked for. */
  vocabulary(): Vocabulary;
}

/** Where a claim is made, and what it is compared with. */
export interface Place extends Known {
  productId: ProductId;
  /** What the page is about, as its front matter lists it. */
  documents: readonly string[];
  /** The code that makes the claim, with what the page's own code says of its names. */
  found: NamedCode;
}

/** Why a claim is wrong: the right name, or another fix. */
export interface Verdict {
  what: string;
  meant?: string;
  fix?: string;
}

/** Whether the page's own code, React or a package has a name: then it is no slip, whatever it is near to. */
export function isNamed(name: string, { found, reactNames, vocabulary }: Place): boolean {
  return (
    Boolean(found.inCode?.includes(name)) || reactNames.has(name) || vocabulary().names.has(name)
  );
}

/** Tells words that packages use from slips of the pen. */
export function wordsOf({ vocabulary }: Place): IsWord {
  return (part) => vocabulary().words.has(part);
}
