import { readFeedback, summarizeFeedback } from '@/features/feedback/server';
import { formatSummary } from './feedback/formatSummary';
import { feedbackFile } from './serve/feedbackFile';

/** `npm run feedback`: what readers said of each page. */
const { feedback, unreadable } = await readFeedback(feedbackFile);
if (feedback.length === 0) console.log(`There is no feedback in ${feedbackFile} yet.`);
else console.log(formatSummary(summarizeFeedback(feedback)));
if (unreadable > 0) console.log(`${unreadable} lines could not be read; they are still there.`);
