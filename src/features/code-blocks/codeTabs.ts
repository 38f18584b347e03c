import { codeTabKey } from '@/base/code';
import { watchStored, writeStored } from '@/base/storage';
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

function tabByKey(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tabsOf(tab.closest('.code-tabs') ?? tab);
  const isMirrored = tab.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const index = tabs.indexOf(tab);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key === forward) return tabs[(index + 1) % tabs.length];
  if (key === back) return tabs.at(index - 1);
  return undefined;
}

const tabAt = (event: Event) =>
  (event.target as Element).closest?.<HTMLElement>('.code-tabs [role="tab"]');

function onClick(event: MouseEvent): void {
  const tab = tabAt(event);
  if (tab) choose(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const tab = tabAt(event);
  const next = tab && tabByKey(tab, event.key);
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
