import { useMemo, useRef } from 'react';
import type { Heading } from '@/model';
import { useTranslate } from '@/base/i18n';
import { joinClasses } from '@/base/ui';
import { ContentsList } from './ContentsList';
import styles from './TableOfContents.module.css';
import { listHeadings } from './listHeadings';
import { useKeepInView } from './useKeepInView';
import { useReadSection } from './useReadSection';
import { useUnfolding } from './useUnfolding';

interface TableOfContentsProps {
  headings: readonly Heading[];
}

/** Number of links that fit on most screens; with more, subsections of other sections are collapsed. */
const mostUnfolded = 24;

/** Renders the table of contents next to the text, with the current section marked and scrolled into view. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const t = useTranslate();
  const ids = useMemo(() => listHeadings(headings).map(({ id }) => id), [headings]);
  const nav = useRef<HTMLElement>(null);
  const current = useReadSection(ids, nav);
  const isFolding = ids.length > mostUnfolded;
  const open = isFolding ? findTrail(headings, current) : undefined;
  useUnfolding(nav, open);
  useKeepInView(nav, current);
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

/** Returns the ids of the sections around a section, itself last; empty if it is not among the headings. */
function findTrail(headings: readonly Heading[], id: string | null): string[] {
  for (const heading of headings) {
    if (heading.id === id) return [heading.id];
    const below = findTrail(heading.children, id);
    if (below.length > 0) return [heading.id, ...below];
  }
  return [];
}
