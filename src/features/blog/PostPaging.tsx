import { useTranslate } from '@/base/i18n';
import { listPathname, pageOfList, type PostList } from '@/model';
import styles from './PostPaging.module.css';

/** Renders the links between the pages of a list. Renders nothing for a list of one page. */
export function PostPaging({ list }: { list: Pick<PostList, 'tag' | 'page' | 'pages'> }) {
  const t = useTranslate();
  if (list.pages === 1) return null;
  const first = listPathname(list.tag);
  const numbers = Array.from({ length: list.pages }, (_, index) => index + 1);
  return (
    <nav aria-label={t('blog.pages')}>
      <ul className={styles.pages}>
        {numbers.map((page) => (
          <li key={page}>
            <a
              href={pageOfList(first, page)}
              rel={relationOf(page, list.page)}
              aria-current={page === list.page ? 'page' : undefined}
              aria-label={t('blog.page', { page })}
              className={styles.page}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function relationOf(page: number, current: number): 'prev' | 'next' | undefined {
  if (page === current - 1) return 'prev';
  return page === current + 1 ? 'next' : undefined;
}
