import { Fragment, useRef, type ReactNode } from 'react';
import type { CodeStyling } from '@/model';
import showStylingScript from './showStyling.minified';
import { useShownStyling, type ShownStyling, type StyledMarkup } from './useShownStyling';

interface StyledProps {
  /** Tells this markup from all others of the site. */
  name: string;
  /** The default styling first. */
  markup: StyledMarkup;
  /** Renders one of them; its element for the markup has the attribute `data-markup`. */
  children: (shown: Omit<ShownStyling, 'key'>) => ReactNode;
}

/**
 * Shows one of several stylings of the same thing. The document carries all of them, the others in templates, whose
 * content has no styles, no ids and no place in the page.
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
