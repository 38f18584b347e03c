import type { ReactNode } from 'react';
import { joinClasses } from '@/base/ui';
import { Frame } from './Frame';
import styles from './PlainLayout.module.css';
import { SiteFooter } from './SiteFooter';

/** Properties of {@link PlainLayout}. */
export interface PlainLayoutProps {
  /** Search and settings. */
  appBarEnd?: ReactNode;
  /** `text` keeps lines short; `wide` is for pages that lay themselves out. */
  measure?: 'text' | 'wide';
  children: ReactNode;
}

/** The frame of pages that belong to no product: home, versions, not found. */
export function PlainLayout({ appBarEnd, measure = 'text', children }: PlainLayoutProps) {
  return (
    <Frame product={null} end={appBarEnd}>
      <main
        id="main-content"
        tabIndex={-1}
        className={joinClasses(styles.main, measure === 'wide' && styles.wide)}
      >
        {children}
      </main>
      <SiteFooter />
    </Frame>
  );
}
