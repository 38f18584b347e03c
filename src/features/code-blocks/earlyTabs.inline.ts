/**
 * Selects the reader's choice in each group of code tabs while the document is parsed, before it is painted, as
 * `restoreTabs` does later. Does nothing for readers without a choice.
 */
import { codeTabKey } from '@/base/code';

/** Whether the reader chose a tab before; false when storage is blocked. */
function hasChoice(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(codeTabKey));
  } catch {
    return false;
  }
}

function storedChoice(group: Element): string | null {
  try {
    return localStorage.getItem(codeTabKey + group.getAttribute('data-storage-key'));
  } catch {
    return null;
  }
}

function restore(group: Element): void {
  const chosen = storedChoice(group);
  const tabs = [...group.querySelectorAll<HTMLElement>('[role=tab]')];
  const isChosen = (tab: HTMLElement) => tab.textContent?.trim() === chosen;
  if (!chosen || !tabs.some(isChosen)) return;
  for (const tab of tabs) {
    const isSelected = isChosen(tab);
    tab.setAttribute('aria-selected', `${isSelected}`);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}

function restoreAll(): void {
  document.querySelectorAll('.code-tabs[data-storage-key]').forEach(restore);
}

/**
 * Returns an observer of the document, or undefined when the global is broken: then tabs are restored after the
 * document was parsed.
 */
function observe(): MutationObserver | undefined {
  try {
    const observer = new MutationObserver(restoreAll);
    observer.observe(document, { childList: true, subtree: true });
    return observer;
  } catch {
    return undefined;
  }
}

if (hasChoice()) {
  const observer = observe();
  document.addEventListener('DOMContentLoaded', () => {
    restoreAll();
    observer?.disconnect();
  });
}
