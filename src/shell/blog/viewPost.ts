import type { Blog, NavNeighbour, Page, Post } from '@/model';
import { escapeText } from '@/model/escape';
import { environment } from '@/site';
import type { BlocksView } from '../page/PageBlocks';

/** A post with all data that its page renders, computed on the server. */
export interface PostView extends BlocksView {
  post: Post;
  /** Content of `<title>`. */
  documentTitle: string;
  canonical: string;
  /** URL of the image for social networks; null if the post has none. */
  image: string | null;
  /** The next older post. */
  previous: NavNeighbour | null;
  /** The next newer post. */
  next: NavNeighbour | null;
  editUrl: string | null;
}

interface ViewContext {
  blog: Blog;
  demoCss: string;
}

/**
 * Computes the view of a post from its page and the blog.
 * @throws Error for a page that is not a post.
 */
export function viewPost(page: Page, { blog, demoCss }: ViewContext): PostView {
  const { source } = page;
  const place = blog.posts.findIndex(({ pathname }) => pathname === page.pathname);
  const post = blog.posts[place];
  if (!post) throw new Error(`${source} is no post of the blog.`);
  const name = source.slice(source.lastIndexOf('/') + 1);
  return {
    page: {
      ...withoutSource(page),
      descriptionHtml: page.descriptionHtml || escapeText(page.description),
    },
    post,
    productId: page.productId,
    documentTitle: `${page.title} - ${blog.title}`,
    canonical: environment.siteUrl + page.pathname,
    image: post.image ? environment.siteUrl + post.image : null,
    // Posts are sorted from the newest to the oldest.
    previous: asNeighbour(blog.posts[place + 1]),
    next: asNeighbour(blog.posts[place - 1]),
    editUrl: blog.editRoot ? blog.editRoot + name : null,
    hasAd: false,
    demoCss,
  };
}

function withoutSource({ frontMatter: _, source: __, ...read }: Page): PostView['page'] {
  return read;
}

function asNeighbour(post: Post | undefined): NavNeighbour | null {
  return post ? { title: post.title, pathname: post.pathname } : null;
}
