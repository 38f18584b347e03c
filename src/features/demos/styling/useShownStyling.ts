import { useEffect, useState, type RefObject } from 'react';
import { useStylingAtOnce } from '@/base/code';
import type { CodeStyling } from '@/model';

/** Markup by styling, the default first; empty while the page hydrates, because the document sends it once. */
export type StyledMarkup = Partial<Record<CodeStyling, string>>;

/** What to render of markup that comes in stylings. */
export interface ShownStyling {
  styling: CodeStyling;
  html: string;
  /** A new one asks for a new element: what was rendered in one styling cannot become another. */
  key: string;
}

/** What stood only in the server's document, for markup that comes back while the page stays open. */
const kept = new Map<string, StyledMarkup>();

/**
 * The reader's choice among stylings, or the default where there is no such one. `name` tells this markup from all
 * others of the site.
 */
export function useShownStyling(
  box: RefObject<HTMLElement | null>,
  { name, markup }: { name: string; markup: StyledMarkup },
): ShownStyling {
  const chosen = useStylingAtOnce();
  const stylings = Object.keys(markup) as CodeStyling[];
  const styling = stylings.includes(chosen) ? chosen : stylings[0]!;
  const html = markup[styling] || (kept.get(name)?.[styling] ?? '');
  const [first] = useState({ styling, html });
  const [isFirst, setIsFirst] = useState(true);
  const isSent = stylings.every((one) => markup[one] === '');
  useEffect(() => {
    if (box.current && isSent && !kept.has(name)) kept.set(name, readMarkup(box.current));
  }, [box, name, isSent]);
  if (isFirst && styling !== first.styling) setIsFirst(false);
  // While the page hydrates there is none, and React leaves alone what the document shows.
  if (isFirst) return { styling, html: markup[styling] || first.html, key: 'first' };
  return { styling, html, key: styling };
}

/** The markup as the document has it, in every styling. */
function readMarkup(box: HTMLElement): StyledMarkup {
  const templates = [...box.querySelectorAll<HTMLElement>(':scope > template')];
  const shown = box.querySelector<HTMLElement>('[data-markup]');
  return Object.fromEntries([
    ...templates.map(({ dataset, innerHTML }) => [dataset.styling, innerHTML]),
    [box.dataset.shows, shown?.innerHTML],
  ]);
}
