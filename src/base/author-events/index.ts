/** Name of the event that says, in development, that an author changed the content. */
export const sourcesChanged = 'docs-sources-changed';

/** Name of the event that says, in development, that an author changed a navigation. */
export const navigationChanged = 'docs-navigation-changed';
