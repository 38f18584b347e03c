/** Where feedback is kept: `FEEDBACK_FILE`, else a folder that git ignores (contract §9). */
export const feedbackFile = process.env.FEEDBACK_FILE || '.data/feedback.jsonl';
