import { environment } from '@/site';
import { deliver, type Delivery } from './delivery/deliver';
import type { Rating } from './form/RatingButtons';

/** What feedback is about, without what the reader says. */
export interface FeedbackSubject {
  page: string;
  product: string;
  version: string;
  language: string;
}

/** Delivers what a reader says of a page, or of the section with the given heading's id. */
export function deliverFor(subject: FeedbackSubject, section = '') {
  return (rating: Rating, comment: string): Promise<Delivery> =>
    deliver({ ...subject, section, rating, comment }, environment.feedbackUrl);
}
