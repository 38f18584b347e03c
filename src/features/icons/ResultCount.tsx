import { useDebouncedValue } from '@/base/hooks';
import { useTranslate } from '@/base/i18n';
import styles from './IconSearch.module.css';

/** Milliseconds after the last key until the number of results is announced to screen readers. */
const delay = 600;

interface ResultCountProps {
  count: number;
  query: string;
  isLoading: boolean;
}

/** Renders the number of results at once, and announces it to screen readers after a pause. */
export function ResultCount({ count, query, isLoading }: ResultCountProps) {
  const t = useTranslate();
  const text = isLoading ? t('icons.loading') : describe();
  const heard = useDebouncedValue(text, delay, '');
  function describe(): string {
    if (count === 0) return t('icons.none', { query: query.trim() });
    return count === 1
      ? t('icons.one')
      : t('icons.count', { count: count.toLocaleString('en-US') });
  }
  return (
    <>
      <p className={styles.count} aria-hidden>
        {text}
      </p>
      <p className="visually-hidden" role="status">
        {heard}
      </p>
    </>
  );
}
