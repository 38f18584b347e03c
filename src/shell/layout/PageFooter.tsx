import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { NavNeighbour } from '@/model';
import styles from './PageFooter.module.css';

/** Properties of {@link PageFooter}. */
export interface PageFooterProps {
  /** Where the page's source can be edited. */
  editUrl: string | null;
  /** Day of the last change, `2026-11-23`. */
  lastUpdated?: string;
  previous: NavNeighbour | null;
  next: NavNeighbour | null;
  /** Stands next to the edit link: feedback. */
  children?: ReactNode;
}

/** The end of a documentation page: fix it, or read on. */
export function PageFooter(props: PageFooterProps) {
  const { editUrl, lastUpdated, previous, next, children } = props;
  const t = useTranslate();
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.about}>
        {children}
        {editUrl ? (
          <Button
            href={editUrl}
            variant="plain"
            size="small"
            icon={<PenLine aria-hidden />}
            className={styles.edit}
            data-ga-event-category="edit"
            data-ga-event-action="click"
            data-ga-event-label={editUrl}
          >
            {t('shell.editPage')}
          </Button>
        ) : null}
        {lastUpdated && <LastUpdated day={lastUpdated} />}
      </div>
      {previous || next ? (
        <nav aria-label={t('shell.pages')} className={styles.pages}>
          {previous ? (
            <a href={previous.pathname} rel="prev" className={styles.page}>
              <span className={styles.way}>{t('shell.previous')}</span>
              {previous.title}
            </a>
          ) : null}
          {next ? (
            <a href={next.pathname} rel="next" className={`${styles.page} ${styles.next}`}>
              <span className={styles.way}>{t('shell.next')}</span>
              {next.title}
            </a>
          ) : null}
        </nav>
      ) : null}
    </footer>
  );
}

function LastUpdated({ day }: { day: string }) {
  const t = useTranslate();
  const language = useLanguage();
  // The same day everywhere: in another time zone, midnight in UTC is the day before.
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className={styles.updated}>
      {t('shell.lastUpdated')} <time dateTime={day}>{date.format(new Date(day))}</time>
    </p>
  );
}
