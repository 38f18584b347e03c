import type { ReactNode } from 'react';
import { joinClasses } from '@/base/ui';
import type { ProductFacts } from '@/model';
import { Frame } from './Frame';
import columns from './Layout.module.css';
import styles from './PlainLayout.module.css';
import { SiteFooter } from './SiteFooter';

/** Properties of {@link PlainLayout}. */
export interface PlainLayoutProps {
  /** The product of the page, if any. */
  product?: ProductFacts | null;
  /** Rendered at the end of the bar: search and settings. */
  appBarEnd?: ReactNode;
  /** The table of contents, next to the text if the screen is wide enough. */
  toc?: ReactNode;
  /** `text` limits the length of lines; `wide` is for pages with a layout of their own. */
  measure?: 'text' | 'wide';
  children: ReactNode;
}

/** Renders the layout of pages without a side navigation, such as home, production errors and not found. */
export function PlainLayout({
  product = null,
  appBarEnd,
  measure = 'text',
  toc,
  children,
}: PlainLayoutProps) {
  return (
    <Frame product={product} end={appBarEnd}>
      {toc ? (
        <div className={joinClasses(columns.page, styles.withSide)}>
          <main id="main-content" tabIndex={-1} className={columns.main}>
            {children}
          </main>
          <div className={columns.aside} data-print="hide">
            {toc}
          </div>
        </div>
      ) : (
        <main
          id="main-content"
          tabIndex={-1}
          className={joinClasses(styles.main, measure === 'wide' && styles.wide)}
        >
          {children}
        </main>
      )}
      <SiteFooter />
    </Frame>
  );
}
