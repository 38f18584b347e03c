import type { ComponentType, ReactNode } from 'react';
import { TableOfContents } from '@/features/table-of-contents';
import { loadDemosOf, type DemoIndex } from '../page/demoIndex';
import { PlainLayout } from '../layout';
import { BarEnd } from '../layout/BarEnd';
import { FeedLink } from './FeedLink';
import { PostListPage, type PostListView } from './PostListPage';
import { PostPage } from './PostPage';
import type { PostView } from './viewPost';

/** Props of every page of the blog, which is either a post or a page of a list of posts. */
export type BlogPageProps =
  { post: PostView; list?: undefined } | { post?: undefined; list: PostListView };

/** Creates the page component of the blog in a folder of `docs-data/`. Its demos are loaded from the blog's index. */
export function createBlogPage(
  folder: string,
  loadIndex: () => Promise<{ default: DemoIndex }>,
): ComponentType<BlogPageProps> {
  return function BlogPage({ post, list }: BlogPageProps) {
    return (
      <PlainLayout appBarEnd={<BarEnd />} toc={post && contentsOf(post)}>
        <FeedLink />
        {post ? (
          <PostPage
            key={post.page.pathname}
            view={post}
            loadDemos={() => loadDemosOf(post.page.pathname, folder, loadIndex)}
          />
        ) : (
          <PostListPage list={list} />
        )}
      </PlainLayout>
    );
  };
}

/** Returns the table of contents next to a post; undefined for a post without sections, whose text is centered. */
function contentsOf({ page }: PostView): ReactNode {
  if (page.headings.length === 0) return undefined;
  return <TableOfContents key={page.pathname} headings={page.headings} />;
}
