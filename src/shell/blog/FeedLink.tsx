import Head from 'next/head';
import { useTranslate } from '@/base/i18n';
import { environment } from '@/site';
import { feedRoute } from '@/site/routes';

/** Tells feed readers, which look into the head of a page, where the feed is. */
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
