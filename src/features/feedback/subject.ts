import { environment } from '@/site';
import { sendOrQueue, type Delivery } from './delivery/sendOrQueue';
import type { Rating } from './form/RatingButtons';

/** The page that feedback is about, with its product, version and language. */
export interface FeedbackSubject {
  page: string;
  product: string;
  version: string;
  language: string;
}

/** Returns the function that sends feedback on a page, or on the section whose heading has the given id. */
export function createSender(subject: FeedbackSubject, section = '') {
  return (rating: Rating, comment: string): Promise<Delivery> =>
    sendOrQueue({ ...subject, section, rating, comment }, environment.feedbackUrl);
}
