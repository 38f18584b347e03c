/** What a reader says of a page or of one of its sections (contract §9). */
export interface Feedback {
  /** Address of the page, `/material-ui/react-button/`. */
  page: string;
  /** Id of the section's heading; empty for the page as a whole. */
  section: string;
  /** 1 helpful, 0 not. */
  rating: 0 | 1;
  /** At most 5,000 characters. */
  comment: string;
  /** Id of the page's product. */
  product: string;
  /** Version the page documents; empty for pages of no package. */
  version: string;
  /** Code of the language the reader reads in. */
  language: string;
}

/** Longest comment that is accepted, in characters. */
export const longestComment = 5000;

/** Header of a request that brings feedback: an id that stays the same when the same feedback is sent again. */
export const feedbackIdHeader = 'Idempotency-Key';
