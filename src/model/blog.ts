/** Address of the blog (contract §3). Which product it is, the products say. */
const blogRoute = '/blog/';

/** Who writes posts: a person or a team. */
export interface Author {
  name: string;
  /** Where to learn more about them. */
  href?: string;
}

/** What the blog's posts may name. */
export interface BlogFacts {
  /** By the key that front matter names them with. */
  authors: Readonly<Record<string, Author>>;
  /** As posts write them and readers see them, in the order in which they are listed. */
  tags: readonly string[];
}

/** What is known of a post besides what is known of every page. */
export interface PostFacts {
  /** Day of publication, `2026-01-31`. */
  date: string;
  /** Keys of the authors. */
  authors: readonly string[];
  tags: readonly string[];
  /** How long reading takes, at least 1. */
  minutes: number;
  /** Address of the picture for social networks, if the post has one of its own. */
  image?: string;
}

/** A post as lists show it. */
export interface Post extends Omit<PostFacts, 'authors'> {
  /** `/blog/a-new-version/` */
  pathname: string;
  title: string;
  /** Plain text. */
  description: string;
  authors: readonly Author[];
}

/** Every post and every tag that has posts, as the compiler writes them to `.content/blog.json`. */
export interface Blog {
  title: string;
  /** Plain text. */
  description: string;
  /** Newest first. */
  posts: readonly Post[];
  tags: readonly string[];
  /** Where the source of a post can be edited, without the name of its file. */
  editRoot?: string;
}

/** One page of a list of posts. */
export interface PostList<P = Post> {
  pathname: string;
  /** Missing for the list of all posts. */
  tag?: string;
  /** From 1. */
  page: number;
  pages: number;
  posts: readonly P[];
}

/** How many posts one page of a list shows. */
const postsPerPage = 10;

/** What the last part of a post's address looks like: words and hyphens, and not a part that lists have. */
export const postSlug = /^(?!(page|tags)$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Address of the first page of the posts with a tag, `/blog/tags/material-ui/`; of all posts without a tag. */
export function listPathname(tag?: string): string {
  return tag === undefined ? blogRoute : `${blogRoute}tags/${tagSlug(tag)}/`;
}

/** A tag as part of an address: `MUI X` is `mui-x`. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Address of a page of a list: the first has the list's own. */
export function pageOfList(first: string, page: number): string {
  return page === 1 ? first : `${first}page/${page}/`;
}

/** Every page of every list of posts: of all posts, and of each tag. Posts keep their order. */
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
