import type { Post } from './blog';

/** Address of the blog (contract §3). The products define which of them is the blog. */
const blogRoute = '/blog/';

/** One page of a list of posts. */
export interface PostList<P = Post> {
  pathname: string;
  /** Undefined for the list of all posts. */
  tag?: string;
  /** Page number, from 1. */
  page: number;
  pages: number;
  posts: readonly P[];
}

/** Number of posts on one page of a list. */
const postsPerPage = 10;

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

/** Lists every page of every list of posts: of all posts, and of each tag. Posts keep their order. */
export function listPostLists<P extends Pick<Post, 'tags'>>({
  posts,
  tags,
}: {
  posts: readonly P[];
  tags: readonly string[];
}): PostList<P>[] {
  const tagged = tags.flatMap((tag) =>
    inPages(
      posts.filter((post) => post.tags.includes(tag)),
      tag,
    ),
  );
  return [...inPages(posts), ...tagged];
}

function inPages<P>(posts: readonly P[], tag?: string): PostList<P>[] {
  const first = listPathname(tag);
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pages }, (_, index) => ({
    pathname: pageOfList(first, index + 1),
    ...(tag !== undefined && { tag }),
    page: index + 1,
    pages,
    posts: posts.slice(index * postsPerPage, (index + 1) * postsPerPage),
  }));
}
