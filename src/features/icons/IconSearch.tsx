import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { IconFacts } from '@/model';
import { EmptyGrid } from './EmptyGrid';
import { baseName } from './iconAddress';
import styles from './IconSearch.module.css';
import { loadIcons } from './loadIcons';
import { ResultCount } from './ResultCount';
import { SearchForm } from './SearchForm';
import { useFoundIcons } from './useFoundIcons';
import { useIconDialog } from './useIconDialog';
import { useIconRequest } from './useIconRequest';

/** Properties of {@link IconSearch}. */
export interface IconSearchProps {
  icons: IconFacts;
}

/** Renders the search of all icons of a package: a field, a choice of style, the results, and a dialog for one icon. */
export function IconSearch({ icons: facts }: IconSearchProps) {
  const t = useTranslate();
  const section = useRef<HTMLDivElement>(null);
  const view = useIconRequest(facts);
  const { query, style, selected } = view.request;
  const loaded = useFoundIcons(section, facts, view.request);
  const { icons, found, hasFailed, Grid } = loaded;
  const lazy = useIconDialog(icons !== undefined, selected);
  const open = useLatest(view.open);
  useStayAtTop(section, view.isFromAddress ? undefined : `${style.name} ${query}`);
  const count = found?.length ?? style.count;
  return (
    <div ref={section} className={styles.section} data-steady={view.isFromAddress}>
      <NoScript namesUrl={facts.namesUrl} />
      <div className={styles.tools}>
        <SearchForm
          {...{ query, style }}
          styles={facts.styles}
          onSearch={view.search}
          onChoose={view.choose}
          // Errors of the prefetch are ignored; choosing the style loads it again and shows them.
          onIntent={({ url }) => void loadIcons(url).catch(() => {})}
        />
        <ResultCount count={count} query={query} isLoading={!icons && !hasFailed} />
      </div>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t('icons.failed')} <Button onClick={loaded.retry}>{t('icons.retry')}</Button>
        </p>
      )}
      {Grid ? (
        <Grid icons={found} count={count} suffix={style.suffix} onOpen={open} />
      ) : (
        <EmptyGrid count={count} />
      )}
      {lazy && (
        <lazy.Dialog
          facts={facts}
          name={selected}
          icons={icons}
          base={selected && baseName(selected, style)}
          onClose={view.close}
        />
      )}
    </div>
  );
}

/** Rendered without JavaScript. */
function NoScript({ namesUrl }: { namesUrl: string }) {
  const t = useTranslate();
  return (
    <p className={styles.noScript}>
      {t('icons.withoutScript')} <a href={namesUrl}>{t('icons.names')}</a>
    </p>
  );
}

/** Returns a stable function that calls the latest callback: cells render again for each new function. */
function useLatest<T>(callback: (value: T) => void): (value: T) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((value: T) => latest.current(value), []);
}

/** Scrolls up to the first result when the results change while the reader is far down. */
function useStayAtTop(section: RefObject<HTMLDivElement>, asked: string | undefined): void {
  useEffect(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (asked !== undefined && top < 0) {
      section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [section, asked]);
}
