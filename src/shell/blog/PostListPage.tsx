import { PostFeed, PostList, PostPaging, TagList } from '@/features/blog';
import { useTranslate } from '@/base/i18n';
import { listPathname, type Blog, type PostList as PostListFacts } from '@/model';
import { escapeText } from '@/model/escape';
import { environment } from '@/site';
import { DocHead } from '../head/DocHead';
import { PageHeader } from '../layout';
import styles from './Blog.module.css';

/** One page of a list of posts, with the title, description and tags of the blog. */
export type PostListView = PostListFacts & Pick<Blog, 'title' | 'description' | 'tags'>;

/** Renders one page of the list of all posts, or of the posts with one tag. */
export function PostListPage({ list }: { list: PostListView }) {
  const t = useTranslate();
  const { pathname, tag, page, title } = list;
  const description = tag ? t('blog.about', { tag }) : list.description;
  const parts = [...(tag ? [tag] : []), title, ...(page > 1 ? [t('blog.page', { page })] : [])];
  const view = { documentTitle: parts.join(' - '), canonical: environment.siteUrl + pathname };
  return (
    <>
      <DocHead view={view} description={description} />
      <PageHeader
        key={pathname}
        pathname={pathname}
        trail={tag ? [{ title, pathname: listPathname() }] : []}
        h1={escapeText(tag ?? title)}
        descriptionHtml={escapeText(description)}
      />
      <div className={styles.ways}>
        <TagList tags={list.tags} current={tag ?? null} />
        <PostFeed />
      </div>
      <PostList posts={list.posts} />
      <PostPaging list={list} />
    </>
  );
}
