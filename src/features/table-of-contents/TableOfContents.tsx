import { useEffect, useMemo, useRef } from 'react';
import type { Heading } from '@/model';
import { useTranslate } from '@/base/i18n';
import { ContentsList } from './ContentsList';
import { keepInView } from './keepInView';
import { listIds } from './listIds';
import styles from './TableOfContents.module.css';
import { useReadSection } from './useReadSection';

interface TableOfContentsProps {
  headings: readonly Heading[];
}

/** The sections of the page next to its text, with the one being read marked and in view. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const t = useTranslate();
  const ids = useMemo(() => listIds(headings), [headings]);
  const current = useReadSection(ids);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current !== null) keepInView(nav.current);
  }, [current]);
  if (headings.length === 0) return null;
  return (
    <nav ref={nav} aria-label={t('toc.title')} className={styles.contents}>
      <p className={styles.title} aria-hidden>
        {t('toc.onThisPage')}
      </p>
      <ContentsList headings={headings} current={current} />
    </nav>
  );
}
