/**
 * Returns the path of the file for feedback: `FEEDBACK_FILE`, or one in a folder that git ignores (contract §9). It is
 * a function because `.env` files may be loaded after this module.
 */
export const feedbackFile = () => process.env.FEEDBACK_FILE || '.data/feedback.jsonl';
