import { useTranslate } from '@/base/i18n';
import { listPathname } from '@/model';
import styles from './TagList.module.css';

/** Properties of {@link TagList}. */
export interface TagListProps {
  tags: readonly string[];
  /** The tag whose posts are shown; `null` for the list of all posts. Missing on a post. */
  current?: string | null;
}

/** Renders links to the posts of each tag. Above a list, the first link leads to all posts. */
export function TagList({ tags, current }: TagListProps) {
  const t = useTranslate();
  const all = current === undefined ? [] : [null];
  return (
    <nav aria-label={t('blog.tags')}>
      <ul className={styles.tags}>
        {[...all, ...tags].map((tag) => (
          <li key={tag ?? ''}>
            <a
              href={listPathname(tag ?? undefined)}
              aria-current={tag === current ? 'true' : undefined}
              className={styles.tag}
            >
              {tag ?? t('blog.all')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
