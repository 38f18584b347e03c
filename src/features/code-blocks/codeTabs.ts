import { codeTabKey } from '@/base/code';
import { watchStored, writeStored } from '@/base/storage';
import { nextIndex } from '@/base/ui';
import { nameOf, restoreTabs, selectTab, tabsOf } from './restoreTabs';

/** Selects a tab in its group and in those that share its key, and keeps the scroll position of the group. */
function choose(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('.code-tabs');
  if (!group) return;
  const name = nameOf(tab);
  const key = group.dataset.storageKey;
  const before = tab.getBoundingClientRect().top;
  selectTab(group, name);
  if (key) {
    writeStored(codeTabKey + key, name);
    for (const other of document.querySelectorAll<HTMLElement>('.code-tabs')) {
      if (other.dataset.storageKey === key) selectTab(other, name);
    }
  }
  const shift = tab.getBoundingClientRect().top - before;
  if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
}

const tabAt = (event: Event) =>
  (event.target as Element).closest?.<HTMLElement>('.code-tabs [role="tab"]');

function onClick(event: MouseEvent): void {
  const tab = tabAt(event);
  if (tab) choose(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabAt(event);
  if (!tab) return;
  const tabs = tabsOf(tab.closest('.code-tabs') ?? tab);
  const position = {
    index: tabs.indexOf(tab),
    count: tabs.length,
    orientation: 'horizontal',
  } as const;
  const next = tabs[nextIndex(event, position)];
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
}

/**
 * Adds listeners to the document for clicks and keys on code tabs, and for choices in other browser tabs. Returns a
 * function that removes them.
 */
export function listenForTabs(): () => void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  const stopWatching = watchStored((key) => {
    if (key === null || key.startsWith(codeTabKey)) restoreTabs(document);
  });
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    stopWatching();
  };
}
