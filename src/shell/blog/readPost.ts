import type { GetStaticPropsResult } from 'next';
import type { Blog } from '@/model';
import type { DemoIndex } from '../page/demoIndex';
import { loadDemosOf } from '../page/demoIndex';
import { readPage } from '../server/readPage';
import { readPageProblems, toAuthorsProps, type AuthorsProps } from '../server/readPageProblems';
import { withDemos } from '../server/withDemos';
import type { BlogPageProps } from './BlogPage';
import { viewPost } from './viewPost';

/** A page of the blog to read. */
export interface BlogRequest {
  /** Folder of the blog in `docs-data/`, and the first part of its addresses. */
  folder: string;
  slug: string[];
  loadIndex: () => Promise<{ default: DemoIndex }>;
}

/** Reads the props of a post. */
export async function readPost(
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
