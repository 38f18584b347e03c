import { Rss } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { feedRoute } from '@/site/routes';
import styles from './PostFeed.module.css';

/** Renders the `<link>` by which feed readers find the blog's feed. */
export function PostFeed() {
  const t = useTranslate();
  return (
    <a href={feedRoute} className={styles.feed}>
      <Rss size={16} aria-hidden />
      {t('blog.feed')}
    </a>
  );
}
