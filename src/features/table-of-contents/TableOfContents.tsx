import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Heading } from '@/model';
import { useTranslate } from '@/base/i18n';
import { joinClasses } from '@/base/ui';
import { ContentsList } from './ContentsList';
import { findTrail } from './findTrail';
import { keepInView } from './keepInView';
import { listIds } from './listIds';
import { renewLayout } from './renewLayout';
import styles from './TableOfContents.module.css';
import { useReadSection } from './useReadSection';

interface TableOfContentsProps {
  headings: readonly Heading[];
}

/** Links that fit next to the text of most screens; where there are more, subsections far from the reader are folded. */
const mostUnfolded = 24;

/** The sections of the page next to its text, with the one being read marked and in view. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const t = useTranslate();
  const ids = useMemo(() => listIds(headings), [headings]);
  const current = useReadSection(ids);
  const nav = useRef<HTMLElement>(null);
  const isFolding = ids.length > mostUnfolded;
  const open = isFolding ? findTrail(headings, current) : undefined;
  useUnfolding(nav, open);
  useEffect(() => {
    if (current !== null) keepInView(nav.current);
  }, [current]);
  if (headings.length === 0) return null;
  return (
    <nav
      ref={nav}
      aria-label={t('toc.title')}
      className={joinClasses(styles.contents, isFolding && styles.folding)}
    >
      <p className={styles.title} aria-hidden>
        {t('toc.onThisPage')}
      </p>
      <ContentsList headings={headings} current={current} open={open} />
    </nav>
  );
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Lets other sections open and close without a layout shift. */
function useUnfolding(nav: RefObject<HTMLElement>, open: readonly string[] | undefined): void {
  const isFirst = useRef(true);
  const sections = open?.join(' ');
  useBeforePaint(() => {
    const column = nav.current?.parentElement;
    if (column && !isFirst.current) renewLayout(column);
    isFirst.current = false;
  }, [nav, sections]);
}
