import type { Post } from './blog';
import { listPathname, pageOfList } from './listPathname';

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
