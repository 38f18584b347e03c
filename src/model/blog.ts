/** An author of posts: a person or a team. */
export interface Author {
  name: string;
  /** Address of a page about them. */
  href?: string;
}

/** The authors and tags that posts may name. */
export interface BlogFacts {
  /** By their key in front matter. */
  authors: Readonly<Record<string, Author>>;
  /** In the form that posts and readers use, in the order of lists. */
  tags: readonly string[];
}

/** The facts about a post besides those of every page. */
export interface PostFacts {
  /** Date of publication, `2026-01-31`. */
  date: string;
  /** Keys of the authors. */
  authors: readonly string[];
  tags: readonly string[];
  /** Reading time in minutes, at least 1. */
  minutes: number;
  /** Address of the post's own image for social networks, if any. */
  image?: string;
}

/** A post as lists show it. */
export interface Post extends Omit<PostFacts, 'authors'> {
  /** Address, `/blog/a-new-version/`. */
  pathname: string;
  title: string;
  /** Plain text. */
  description: string;
  authors: readonly Author[];
}

/** All posts, and all tags that have posts, as the compiler writes them to `.content/blog.json`. */
export interface Blog {
  title: string;
  /** Plain text. */
  description: string;
  /** Newest first. */
  posts: readonly Post[];
  tags: readonly string[];
  /** Where the source of posts can be edited, without the name of the file. */
  editRoot?: string;
}

/** Matches the last part of a post's address: words and hyphens, except the parts that lists use. */
export const postSlug = /^(?!(page|tags)$)[a-z0-9]+(-[a-z0-9]+)*$/;
