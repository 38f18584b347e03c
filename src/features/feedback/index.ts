export { PageFeedback } from './PageFeedback';
export { SectionFeedback } from './SectionFeedback';
export type { FeedbackSubject } from './subject';
