import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { Filters } from './FilterBar';
import styles from './StatusLine.module.css';
import type { FoundEntries } from './useEntries';

/** Properties of {@link StatusLine}. */
export interface StatusLineProps {
  found: FoundEntries;
  text: string;
  filters: Filters;
}

/** How long typing has to rest before the number of results is announced (ms). */
const restBefore = 500;

/** What there is to say of a search besides its results: how many there are, that there are none, that files are missing. */
export function StatusLine({ found, text, filters }: StatusLineProps) {
  const t = useTranslate();
  const { isSearch, hasFound, isWaiting, failed, count } = found;
  const isEmpty = isSearch && !hasFound && !isWaiting;
  const counted = count === 1 ? t('search.countOne') : t('search.count', { count });
  const announced = useRested(!isSearch || isWaiting ? '' : hasFound ? counted : t('search.none'));
  return (
    <>
      <p role="status" className={styles.announced}>
        {announced}
      </p>
      {failed.length > 0 && (
        <div role="alert" className={styles.failed}>
          <p>{t(hasFound && isSearch ? 'search.failedSome' : 'search.failed')}</p>
          <Button onClick={found.retry}>{t('search.retry')}</Button>
        </div>
      )}
      {isSearch && !hasFound && isWaiting && failed.length === 0 && (
        <p className={styles.loading}>{t('search.loading')}</p>
      )}
      {isEmpty && failed.length === 0 && (
        <div className={styles.empty}>
          <SearchX aria-hidden />
          <p className={styles.title}>{t('search.noneFor', { text: text.trim() })}</p>
          <p>{t(filters.kind || filters.shard ? 'search.noneFiltered' : 'search.noneText')}</p>
        </div>
      )}
      {text.trimStart().startsWith('>') && found.groups.length === 0 && (
        <p className={styles.loading}>
          {t('search.command.none', { text: text.trimStart().slice(1).trim() })}
        </p>
      )}
    </>
  );
}

/** A text once it has not changed for a while: who listens is not told of every letter. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restBefore);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
