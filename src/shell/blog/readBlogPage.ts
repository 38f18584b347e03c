import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';
import { listPostLists } from '@/model';
import { readBlog } from '../server/readContent';
import type { AuthorsProps } from '../server/readPageProblems';
import type { BlogPageProps } from './BlogPage';
import { type BlogRequest, readPost } from './readPost';

/** Returns the paths of all posts and of each page of the blog's lists, for `getStaticPaths`. */
export async function listBlogPaths(folder: string): Promise<GetStaticPathsResult> {
  if (process.env.NODE_ENV === 'development') return { paths: [], fallback: 'blocking' };
  const blog = await readBlog(folder);
  const paths = [...listPostLists(blog), ...blog.posts].map(({ pathname }) => pathname);
  return { paths, fallback: false };
}

/** Reads the props of a post or of a page of a list, for `getStaticProps`. */
export async function readBlogPage(
  request: BlogRequest,
): Promise<GetStaticPropsResult<BlogPageProps & AuthorsProps>> {
  const { folder, slug } = request;
  const pathname = `/${[folder, ...slug].join('/')}/`;
  const blog = await readBlog(folder);
  const list = listPostLists(blog).find((candidate) => candidate.pathname === pathname);
  if (list) {
    const { title, description, tags } = blog;
    return { props: { list: { ...list, title, description, tags } } };
  }
  return readPost(pathname, blog, request);
}
