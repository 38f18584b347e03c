import { useMemo, useRef, type MouseEvent } from 'react';
import type { Heading } from '@/model';
import { useTranslate } from '@/base/i18n';
import { ContentsList } from './ContentsList';
import { listHeadings } from './listHeadings';
import styles from './TableOfContents.module.css';
import { useReadSection } from './useReadSection';

interface ContentsSummaryProps {
  headings: readonly Heading[];
  /** Renders the closed list later. */
  isLate?: boolean;
}

function closeOnLink(event: MouseEvent<HTMLDetailsElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.open = false;
}

/**
 * Renders the table of contents above the text, for narrow screens: collapsed to the current section until it is
 * opened.
 */
export function ContentsSummary({ headings, isLate }: ContentsSummaryProps) {
  const t = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const all = useMemo(() => listHeadings(headings), [headings]);
  const ids = useMemo(() => all.map(({ id }) => id), [all]);
  const current = useReadSection(ids, nav);
  const title = all.find(({ id }) => id === current)?.title;
  if (headings.length === 0) return null;
  return (
    <nav ref={nav} aria-label={t('toc.collapsible')} className={styles.summary}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears its links, which answer to keys */}
      <details onClick={closeOnLink}>
        <summary>
          {t('toc.onThisPage')}
          {title && <span aria-hidden>{title}</span>}
        </summary>
        {!isLate && <ContentsList headings={headings} current={current} />}
      </details>
    </nav>
  );
}
