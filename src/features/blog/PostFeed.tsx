import { Rss } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { feedRoute } from '@/site/routes';
import styles from './PostFeed.module.css';

/** Renders a link to the blog's feed, for readers; feed readers find it by `FeedLink` in the head. */
export function PostFeed() {
  const t = useTranslate();
  return (
    <a href={feedRoute} className={styles.feed}>
      <Rss size={16} aria-hidden />
      {t('blog.feed')}
    </a>
  );
}
