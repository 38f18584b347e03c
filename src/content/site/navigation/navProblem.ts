import type { DocsProblem } from '@/model';

/** Path to a part of a `pages.ts`'s exports: indexes of lists and keys of entries, `[0, 'children', 2]`. */
export type NavPath = readonly (string | number)[];

/** A part of a `pages.ts`. */
export interface NavSpot {
  /** Undefined for the list of entries. */
  name?: 'unlisted';
  path: NavPath;
  /** A key whose name is meant; if undefined, the value at `path` is meant. */
  key?: string;
}

/** An error in the navigation, without its line and column yet. */
export interface NavProblem extends Pick<DocsProblem, 'what' | 'fix'> {
  spot: NavSpot;
  /** The first occurrence of something repeated: its line is appended to the sentence. */
  before?: NavSpot;
}
