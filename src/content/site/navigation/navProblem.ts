import type { DocsProblem } from '@/model';

/** Way to a piece of what a `pages.ts` exports: indexes of lists and keys of entries, `[0, 'children', 2]`. */
export type NavPath = readonly (string | number)[];

/** Where something stands in a `pages.ts`. */
export interface NavSpot {
  /** Missing where it stands in the list of entries. */
  name?: 'unlisted';
  path: NavPath;
  /** The name of a key of the entry at `path`; without it, its value. */
  key?: string;
}

/** An error in the navigation whose line and column nobody looked up yet. */
export interface NavProblem extends Pick<DocsProblem, 'what' | 'fix'> {
  spot: NavSpot;
  /** What the error repeats: its line ends the sentence. */
  before?: NavSpot;
}
