import Head from 'next/head';
import { useTranslate } from '@/base/i18n';
import { environment } from '@/site';
import { feedRoute } from '@/site/routes';

/** Renders the `<link>` in the head by which feed readers find the feed of the blog. */
export function FeedLink() {
  const t = useTranslate();
  return (
    <Head>
      <link
        key="feed"
        rel="alternate"
        type="application/rss+xml"
        title={t('blog.feed')}
        href={environment.siteUrl + feedRoute}
      />
    </Head>
  );
}
