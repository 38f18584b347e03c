/** Name of the event that is dispatched, in development, when an author changed the content. */
export const sourcesChanged = 'docs-sources-changed';

/** Name of the event that is dispatched, in development, when an author changed a product's navigation. */
export const navigationChanged = 'docs-navigation-changed';
