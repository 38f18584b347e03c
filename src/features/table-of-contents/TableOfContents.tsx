import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Heading } from '@/model';
import { useTranslate } from '@/base/i18n';
import { joinClasses } from '@/base/ui';
import { ContentsList } from './ContentsList';
import styles from './TableOfContents.module.css';
import { listHeadings } from './listHeadings';
import { useReadSection } from './useReadSection';

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

/** Returns the ids of the sections around a section, itself last; empty if it is not among the headings. */
function findTrail(headings: readonly Heading[], id: string | null): string[] {
  for (const heading of headings) {
    if (heading.id === id) return [heading.id];
    const below = findTrail(heading.children, id);
    if (below.length > 0) return [heading.id, ...below];
  }
  return [];
}

/** Share of the scroll container's height that stays free above and below the current link. */
const margin = 0.2;

/** Scrolls the column of the table of contents, not the page, to the link of the current section. */
function keepInView(nav: HTMLElement | null): void {
  const holder = nav?.parentElement;
  const link = nav?.querySelector('a[aria-current]')?.getBoundingClientRect();
  if (!holder || !link) return;
  const frame = holder.getBoundingClientRect();
  const free = frame.height * margin;
  const above = link.top - frame.top - free;
  const below = link.bottom - frame.bottom + free;
  if (above < 0) holder.scrollTop += above;
  else if (below > 0) holder.scrollTop += below;
}

/**
 * Recreates the layout of a column as if its content was new, and restores its scroll position. Browsers count links
 * that move while the reader scrolls as layout shifts, but not new ones.
 */
function renewLayout(column: HTMLElement): void {
  const { scrollTop } = column;
  const parts = [...column.children].filter((part) => part instanceof HTMLElement);
  for (const part of parts) part.style.display = 'none';
  // Reading a position forces the browser to remove the parts from the layout.
  column.getBoundingClientRect();
  for (const part of parts) part.style.display = '';
  column.scrollTop = scrollTop;
}
