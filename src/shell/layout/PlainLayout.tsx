import type { ReactNode } from 'react';
import { joinClasses } from '@/base/ui';
import type { ProductFacts } from '@/model';
import { Frame } from './Frame';
import columns from './Layout.module.css';
import styles from './PlainLayout.module.css';
import { SiteFooter } from './SiteFooter';

/** Properties of {@link PlainLayout}. */
export interface PlainLayoutProps {
  /** The product the page belongs to, if it belongs to one. */
  product?: ProductFacts | null;
  /** Search and settings. */
  appBarEnd?: ReactNode;
  /** Is next to the text where there is room. */
  toc?: ReactNode;
  /** `text` keeps lines short; `wide` is for pages that lay themselves out. */
  measure?: 'text' | 'wide';
  children: ReactNode;
}

/** The frame of pages that are in no product's navigation: home, production errors, not found. */
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
