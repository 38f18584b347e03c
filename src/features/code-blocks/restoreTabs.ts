import { codeTabKey } from '@/base/code';
import { readStored } from '@/base/storage';

/** Returns the tabs of a group of code tabs. */
export const tabsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Returns the name of a tab, by which groups with the same key share the choice. */
export const nameOf = (tab: Element) => tab.textContent.trim();

/** Selects the tab called `name` in a group of code tabs. A group without such a tab does not change. */
export function selectTab(group: Element, name: string): void {
  const tabs = tabsOf(group);
  if (!tabs.some((tab) => nameOf(tab) === name)) return;
  for (const tab of tabs) {
    const isChosen = nameOf(tab) === name;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isChosen;
  }
}

/** Restores the reader's choice in every group of code tabs inside `root`. */
export function restoreTabs(root: ParentNode): void {
  for (const group of root.querySelectorAll<HTMLElement>('.code-tabs[data-storage-key]')) {
    const name = readStored(codeTabKey + group.dataset.storageKey);
    if (name) selectTab(group, name);
  }
}
