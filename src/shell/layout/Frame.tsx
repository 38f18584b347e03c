import type { ReactNode } from 'react';
import { CounterpartsProvider, useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { AppBar, type AppBarProps } from './AppBar';
import styles from './Frame.module.css';
import { useInternalLinks } from './useInternalLinks';

/** Properties of {@link Frame}. */
export interface FrameProps extends AppBarProps {
  children: ReactNode;
}

const none = {};

/** Renders the parts common to all layouts: the skip link, the bar, and client navigation for links. */
export function Frame({ children, ...bar }: FrameProps) {
  const t = useTranslate();
  useInternalLinks(useDocsConfig().products);
  return (
    <>
      <a href="#main-content" className={styles.skip} data-print="hide">
        {t('shell.skip')}
      </a>
      <CounterpartsProvider value={bar.counterparts?.products ?? none}>
        <AppBar {...bar} />
      </CounterpartsProvider>
      {children}
    </>
  );
}
