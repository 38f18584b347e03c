import lists from './questions.json' with { type: 'json' };

/** A question of a reader: what is typed, where, and what it should lead to. */
export interface SearchQuestion {
  text: string;
  /** Shard of the product being read; `''` on pages of no product. */
  on: string;
  /** One of these is among the first three results. */
  expected: readonly string[];
}

/**
 * Real questions, each with what a reader expects among the first three results. `questions.json` lists them by the
 * product being read: what is typed, then the addresses.
 */
export const questions: readonly SearchQuestion[] = Object.entries(lists).flatMap(([on, list]) =>
  list.map(([text = '', ...expected]) => ({ text, on, expected })),
);
