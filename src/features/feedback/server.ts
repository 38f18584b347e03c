export {
  createFeedbackHandler,
  type FeedbackHandler,
  type FeedbackSender,
  type PageSet,
  type StoredFeedback,
} from './server/createFeedbackHandler';
export { createFileStore } from './server/createFileStore';
export { readFeedback } from './server/readFeedback';
export { summarizeFeedback, type PageFeedback } from './server/summarizeFeedback';
