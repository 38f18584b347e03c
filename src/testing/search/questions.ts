import lists from './questions.json' with { type: 'json' };

/** A query for the search, with the results that a reader expects. */
export interface SearchQuestion {
  text: string;
  /** Shard of the current product; `''` on pages outside of products. */
  on: string;
  /** URLs of which one must be among the first three results. */
  expected: readonly string[];
}

/**
 * Realistic queries. `questions.json` lists them by the current product, each as an array of the query and the expected
 * URLs.
 */
export const questions: readonly SearchQuestion[] = Object.entries(lists).flatMap(([on, list]) =>
  list.map(([text = '', ...expected]) => ({ text, on, expected })),
);
