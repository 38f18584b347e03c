export {
  createFeedbackHandler,
  type FeedbackHandler,
  type PageSet,
  type StoredFeedback,
} from './server/createFeedbackHandler';
export type { FeedbackSender } from './server/refuseRequest';
export { createFileStore } from './server/createFileStore';
export { readFeedback } from './server/readFeedback';
export { summarizeFeedback, type PageFeedback } from './server/summarizeFeedback';
