import Head from 'next/head';
import { PostByline, TagList } from '@/features/blog';
import { ContentsSummary } from '@/features/table-of-contents';
import { listPathname, socialImageUrl } from '@/model';
import { useTranslate } from '@/base/i18n';
import type { DemoLoader } from '../page/demoIndex';
import { DocHead } from '../head/DocHead';
import { PageFooter, PageHeader } from '../layout';
import { PageBlocks } from '../page/PageBlocks';
import styles from './Blog.module.css';
import type { PostView } from './viewPost';

/** Renders a post: title, byline, text, and links to its neighbors. */
export function PostPage({ view, loadDemos }: { view: PostView; loadDemos: DemoLoader }) {
  const t = useTranslate();
  const { page, post } = view;
  return (
    <article>
      <DocHead
        view={view}
        description={page.description}
        image={view.image ?? socialImageUrl(page.pathname)}
      />
      <PostHead view={view} />
      <p className={styles.back}>
        <a href={listPathname()}>{t('shell.blog')}</a>
      </p>
      <PageHeader
        pathname={page.pathname}
        h1={page.h1}
        descriptionHtml={page.descriptionHtml}
        links={
          <div className={styles.about}>
            <PostByline post={post} />
            <TagList tags={post.tags} />
          </div>
        }
      />
      <ContentsSummary headings={page.headings} />
      <PageBlocks view={view} loadDemos={loadDemos} />
      <PageFooter editUrl={view.editUrl} previous={view.previous} next={view.next} />
    </article>
  );
}

/** Renders meta tags for articles, which replace those of a page. */
function PostHead({ view: { post } }: { view: PostView }) {
  return (
    <Head>
      <meta key="og:type" property="og:type" content="article" />
      <meta key="published" property="article:published_time" content={post.date} />
    </Head>
  );
}
