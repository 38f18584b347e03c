import { useEffect, useState, type RefObject } from 'react';
import { useStylingAtOnce } from '@/base/code';
import type { CodeStyling } from '@/model';

/** Markup by styling, the default first. Empty during hydration, because the document contains it. */
export type StyledMarkup = Partial<Record<CodeStyling, string>>;

/** The styling to render, with its markup. */
export interface ShownStyling {
  styling: CodeStyling;
  html: string;
  /** React key: another styling needs new elements. */
  key: string;
}

/** Markup from the server's document by name, for components that mount again while the page stays open. */
const kept = new Map<string, StyledMarkup>();

/**
 * Returns the reader's choice among stylings, or the default if it is not available. `name` must be unique on the site.
 */
export function useShownStyling(
  box: RefObject<HTMLElement | null>,
  { name, markup }: { name: string; markup: StyledMarkup },
): ShownStyling {
  const chosen = useStylingAtOnce();
  const stylings = Object.keys(markup) as CodeStyling[];
  const styling = stylings.includes(chosen) ? chosen : (stylings[0] ?? chosen);
  const html = markup[styling] || (kept.get(name)?.[styling] ?? '');
  const [first] = useState({ styling, html });
  const [isFirst, setIsFirst] = useState(true);
  const isSent = stylings.every((one) => markup[one] === '');
  useEffect(() => {
    if (box.current && isSent && !kept.has(name)) kept.set(name, readMarkup(box.current));
  }, [box, name, isSent]);
  if (isFirst && styling !== first.styling) setIsFirst(false);
  // During hydration `html` is empty, and React does not touch the document's markup.
  if (isFirst) return { styling, html: markup[styling] || first.html, key: 'first' };
  return { styling, html, key: styling };
}

/** Reads the markup of every styling from the document. */
function readMarkup(box: HTMLElement): StyledMarkup {
  const templates = [...box.querySelectorAll<HTMLElement>(':scope > template')];
  const shown = box.querySelector<HTMLElement>('[data-markup]');
  return Object.fromEntries([
    ...templates.map(({ dataset, innerHTML }) => [dataset.styling, innerHTML]),
    [box.dataset.shows, shown?.innerHTML],
  ]);
}
