import type { Found } from './found';

/** Bonus by kind: pages before sections before rows of the reference. */
export const kindWeights: Readonly<Record<Found['label'], number>> = {
  page: 0.12,
  component: 0.085,
  hook: 0.085,
  interface: 0.05,
  section: 0.05,
  answer: 0.05,
  post: 0.03,
  prop: 0.045,
  slot: 0.02,
  demo: 0.015,
  class: 0.01,
  parameter: 0.02,
  return: -0.04,
  error: 0.02,
  import: 0,
  icon: 0,
};

/** Penalty for paths and classes when the query does not have their form. */
export const strangeKinds: Partial<Record<Found['kind'], number>> = {
  import: -0.5,
  class: -0.12,
  slot: -0.06,
};

/** Weights of the score. They were tuned by the questions in `src/testing/search/`. */
export const weights = {
  /** How well the words match, in any field. */
  fit: 0.6,
  /** How much of the name they cover. */
  name: 0.24,
  /** How much of the name of its place they cover. */
  place: 0.12,
  currentProduct: 0.2,
  currentPage: 0.03,
  hint: 0.18,
  wholeName: 0.06,
  /** The name of a row of the reference, written in words. */
  wholePhrase: 0.045,
  /** The name in the case of code: `treeData` is no phrase. */
  identifier: 0.1,
  guide: 0.02,
  inherited: -0.07,
  internal: -0.15,
  /** A member of an interface, which is not written in JSX. */
  member: -0.02,
  deprecated: -0.04,
  /** Factor when no word matches its own name. */
  unnamed: 0.8,
  /** A page about earlier versions or another side matter. */
  aside: -0.13,
  /**
   * A heading that many pages have, if neither the page nor the whole heading was named: `custom` is no
   * `Customization`.
   */
  commonHeading: -0.16,
  /** A sentence about a problem, for a query that names something. */
  answer: -0.16,
  /** Added to `currentProduct` for a description: other products have similar components. */
  currentOfDescription: 0.2,
} as const;
