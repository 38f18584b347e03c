/** Ids of the page around the text; a heading with such an id would be a second element of that name. */
export const shellIds: readonly string[] = ['main-content', 'bundle-parts', 'content-problems'];
