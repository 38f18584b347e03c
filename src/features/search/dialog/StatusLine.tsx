import { SearchX } from 'lucide-react';
import { useDebouncedValue } from '@/base/hooks';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { Filters } from './FilterBar';
import { focusField } from './focusField';
import styles from './StatusLine.module.css';
import type { FoundEntries } from './useEntries';
import './texts';

/** Properties of {@link StatusLine}. */
export interface StatusLineProps {
  found: FoundEntries;
  text: string;
  filters: Filters;
}

/** Milliseconds after the last key until screen readers announce the number of results: not with every key. */
const restBefore = 500;

/** Renders and announces the status of a search: the number of results, no results, or missing files. */
export function StatusLine({ found, text, filters }: StatusLineProps) {
  const t = useTranslate();
  const { isSearch, hasFound, isWaiting, failed, count } = found;
  const isEmpty = isSearch && !hasFound && !isWaiting;
  const counted = count === 1 ? t('search.countOne') : t('search.count', { count });
  const status = !isSearch || isWaiting ? '' : hasFound ? counted : t('search.none');
  const announced = useDebouncedValue(status, restBefore, '');
  return (
    <>
      <p role="status" className={styles.announced}>
        {announced}
      </p>
      {failed.length > 0 && (
        <div role="alert" className={styles.failed}>
          <p>{t(hasFound && isSearch ? 'search.failedSome' : 'search.failed')}</p>
          <Button
            onClick={({ currentTarget }) => {
              focusField(currentTarget);
              found.retry();
            }}
          >
            {t('search.retry')}
          </Button>
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
