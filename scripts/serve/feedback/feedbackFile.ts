/** Where feedback is stored: `FEEDBACK_FILE`, else a folder that git ignores (contract §9). Asked for once files of the environment are loaded. */
export const feedbackFile = () => process.env.FEEDBACK_FILE || '.data/feedback.jsonl';
