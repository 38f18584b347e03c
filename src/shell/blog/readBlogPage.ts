import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';
import { listPostLists, type Blog } from '@/model';
import type { DemoIndex } from '../page/demoIndex';
import { loadDemosOf } from '../page/demoIndex';
import { readBlog } from '../server/readContent';
import { readPage } from '../server/readPage';
import { readPageProblems, toAuthorsProps, type AuthorsProps } from '../server/readPageProblems';
import { withDemos } from '../server/withDemos';
import type { BlogPageProps } from './BlogPage';
import { viewPost } from './viewPost';

interface BlogRequest {
  /** Folder of the blog in `docs-data/`, and the first part of its addresses. */
  folder: string;
  slug: string[];
  loadIndex: () => Promise<{ default: DemoIndex }>;
}

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

async function readPost(
  pathname: string,
  blog: Blog,
  { folder, loadIndex }: BlogRequest,
): Promise<GetStaticPropsResult<BlogPageProps & AuthorsProps>> {
  const page = await readPage(pathname);
  if (!page) return { notFound: true };
  const registry = await loadDemosOf(pathname, folder, loadIndex);
  const { blocks, css, broken } = await withDemos(page, registry);
  const problems = [...(await readPageProblems(page, folder)), ...broken];
  const post = viewPost({ ...page, blocks }, { blog, demoCss: css });
  return { props: { post, ...toAuthorsProps(problems) } };
}
