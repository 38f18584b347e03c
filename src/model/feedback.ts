/** A reader's feedback on a page or on one of its sections (contract §9). */
export interface Feedback {
  /** Address of the page, `/material-ui/react-button/`. */
  page: string;
  /** Id of the section's heading; empty for the page as a whole. */
  section: string;
  /** 1 for helpful, 0 for not helpful. */
  rating: 0 | 1;
  /** Text, at most 5,000 characters. */
  comment: string;
  /** Id of the page's product. */
  product: string;
  /** Version that the page documents; empty for pages that belong to no package. */
  version: string;
  /** Code of the page's language. */
  language: string;
}

/** Maximum length of a comment, in characters. */
export const longestComment = 5000;

/** Header of a feedback request: an id that stays the same if the same feedback is sent again. */
export const feedbackIdHeader = 'Idempotency-Key';
