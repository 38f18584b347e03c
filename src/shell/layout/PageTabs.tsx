import type { KeyboardEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import { nextIndex } from '@/base/ui';
import type { PageTab } from '@/model';
import styles from './PageTabs.module.css';

/** Properties of {@link PageTabs}. */
export interface PageTabsProps {
  tabs: readonly PageTab[];
  pathname: string;
}

/** Renders tabs that are links to the pages about one component. Arrow keys, Home and End move among them. */
export function PageTabs({ tabs, pathname }: PageTabsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('shell.tabs')} className={styles.tabs} data-print="hide" data-page-tabs>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.pathname}>
            <a
              href={tab.pathname}
              aria-current={tab.pathname === pathname ? 'page' : undefined}
              onKeyDown={moveFocus}
            >
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const index = links.indexOf(event.currentTarget);
  const position = { index, count: links.length, orientation: 'horizontal' } as const;
  const next = links[nextIndex(event.nativeEvent, position)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
