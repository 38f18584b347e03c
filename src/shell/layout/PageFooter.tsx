import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, useLanguage, useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { NavNeighbour } from '@/model';
import styles from './PageFooter.module.css';

/** Properties of {@link PageFooter}. */
export interface PageFooterProps {
  /** URL at which the page's source can be edited; null if there is none. */
  editUrl: string | null;
  /** Date of the last change, such as `2026-11-23`. */
  lastUpdated?: string;
  previous: NavNeighbour | null;
  next: NavNeighbour | null;
  /** Rendered next to the edit link: feedback. */
  children?: ReactNode;
}

/** Renders the end of a documentation page: feedback, the edit link, and links to the previous and next page. */
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
  return (
    <p className={styles.updated}>
      {t('shell.lastUpdated')} <time dateTime={day}>{formatDay(day, language)}</time>
    </p>
  );
}
