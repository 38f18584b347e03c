/** Attribute of `html` while the table waits for the message above it. */
export const waitingAttribute = 'data-error-asked';
