import { listPostLists, type Blog, type Post, type Product } from '@/model';
import { feedRoute } from '@/site/routes';
import { byPathname } from '../byPathname';
import type { PageSummary } from '../stages';

/** The input for a blog: the products with their folders, and the known pages. */
interface Parts {
  products: readonly { folder: string; product: Product }[];
  pages: readonly PageSummary[];
}

/**
 * Returns the posts of a site, newest first, and by address if they have the same date; undefined if no product is a
 * blog.
 */
export function assembleBlog({ products, pages }: Parts): Blog | undefined {
  const found = products.find(({ product }) => product.blog);
  if (!found?.product.blog) return undefined;
  const { folder, product } = found;
  const { name: title, description: about, editRoot } = product;
  const { authors, tags } = found.product.blog;
  const posts = pages
    .filter((page) => page.productFolder === folder)
    .flatMap(({ pathname, title, description, post }): Post[] => {
      const writers = post?.authors.flatMap((key) => authors[key] ?? []) ?? [];
      return post ? [{ ...post, pathname, title, description, authors: writers }] : [];
    })
    .sort(newestFirst);
  const used = tags.filter((tag) => posts.some((post) => post.tags.includes(tag)));
  return { title, description: about, posts, tags: used, editRoot };
}

function newestFirst(a: Post, b: Post): number {
  return b.date.localeCompare(a.date) || byPathname(a, b);
}

/** Returns the blog's addresses other than posts: the pages of its lists, and its feed. */
export function listBlogRoutes(blog: Blog | undefined): string[] {
  if (!blog) return [];
  return [...listPostLists(blog).map(({ pathname }) => pathname), feedRoute];
}
