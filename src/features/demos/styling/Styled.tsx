import { Fragment, useRef, type ReactNode } from 'react';
import type { CodeStyling } from '@/model';
import showStylingScript from './showStyling.minified';
import { useShownStyling, type ShownStyling, type StyledMarkup } from './useShownStyling';

interface StyledProps {
  /** Unique name of this markup on the site. */
  name: string;
  /** Markup by styling, the default first. */
  markup: StyledMarkup;
  /** Renders one styling. The element with the markup has the attribute `data-markup`. */
  children: (shown: Omit<ShownStyling, 'key'>) => ReactNode;
}

/**
 * Renders one of several stylings of the same content. The document contains all of them, the hidden ones in
 * `<template>` elements, whose content has no styles, no ids and no layout.
 */
export function Styled({ name, markup, children }: StyledProps) {
  const box = useRef<HTMLDivElement>(null);
  const { key, ...shown } = useShownStyling(box, { name, markup });
  const [, ...others] = Object.keys(markup) as CodeStyling[];
  return (
    <div ref={box} data-shows={shown.styling} suppressHydrationWarning>
      <Fragment key={key}>{children(shown)}</Fragment>
      {others.map((styling) => (
        <template
          key={styling}
          data-styling={styling}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: markup[styling] ?? '' }}
        />
      ))}
      <script dangerouslySetInnerHTML={{ __html: showStylingScript }} />
    </div>
  );
}
