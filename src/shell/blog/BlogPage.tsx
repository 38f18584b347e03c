import type { ComponentType, ReactNode } from 'react';
import { TableOfContents } from '@/features/table-of-contents';
import { loadDemosOf, type DemoIndex } from '../page/demoIndex';
import { PlainLayout } from '../layout';
import { BarEnd } from '../layout/BarEnd';
import { FeedLink } from './FeedLink';
import { PostListPage, type PostListView } from './PostListPage';
import { PostPage } from './PostPage';
import type { PostView } from './viewPost';

/** Props of every page of the blog: it is a post, or a page of a list. */
export type BlogPageProps =
  { post: PostView; list?: undefined } | { post?: undefined; list: PostListView };

/** The page component of the blog in a folder of `docs-data/`: its demos come from the blog's index. */
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

/** What stands next to a post; nothing next to one without sections, whose text keeps the middle of the page. */
function contentsOf({ page }: PostView): ReactNode {
  if (page.headings.length === 0) return undefined;
  return <TableOfContents key={page.pathname} headings={page.headings} />;
}
