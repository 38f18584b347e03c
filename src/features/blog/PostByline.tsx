import { useLanguage, useTranslate } from '@/base/i18n';
import type { Post } from '@/model';
import styles from './PostByline.module.css';

/** Properties of {@link PostByline}. */
export interface PostBylineProps {
  post: Pick<Post, 'date' | 'minutes' | 'authors'>;
}

/** Renders the date, the authors and the reading time of a post. */
export function PostByline({ post: { date, authors, minutes } }: PostBylineProps) {
  const t = useTranslate();
  return (
    <p className={styles.byline}>
      <time dateTime={date}>{printDay(date, useLanguage())}</time>
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

/** Formats a date such as `2026-01-31` for a language, independent of the reader's time zone. */
function printDay(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
