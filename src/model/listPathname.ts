/** Address of the blog (contract §3). The products define which of them is the blog. */
const blogRoute = '/blog/';

/**
 * Returns the address of the first page of posts with a tag, `/blog/tags/material-ui/`; without a tag, of all posts.
 */
export function listPathname(tag?: string): string {
  return tag === undefined ? blogRoute : `${blogRoute}tags/${tagSlug(tag)}/`;
}

/** Converts a tag for addresses: `MUI X` to `mui-x`. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the address of a page of a list; the first page has the list's own address. */
export function pageOfList(first: string, page: number): string {
  return page === 1 ? first : `${first}page/${page}/`;
}
