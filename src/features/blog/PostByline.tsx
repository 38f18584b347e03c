import { formatDay, useLanguage, useTranslate } from '@/base/i18n';
import type { Post } from '@/model';
import styles from './PostByline.module.css';

/** Properties of {@link PostByline}. */
export interface PostBylineProps {
  post: Pick<Post, 'date' | 'minutes' | 'authors'>;
}

/** Renders the date, the authors and the reading time of a post. */
export function PostByline({ post: { date, authors, minutes } }: PostBylineProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{formatDay(date, language)}</time>
      <span>
        {authors.map(({ name, href }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            {href ? <a href={href}>{name}</a> : name}
          </span>
        ))}
      </span>
      <bdi>{t('blog.minutes', { count: minutes })}</bdi>
    </p>
  );
}
