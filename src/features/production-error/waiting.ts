/** Attribute of `html` while the table waits for the message above it. */
export const waiting = 'data-error-asked';
