import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { NavItem } from '@/model';
import { findTrail } from '@/model/navigation';
import { loadNavigation } from './loadNavigation';

/** Renders all entries of a group into its list, which contained only the first. */
export async function fillGroup(list: HTMLElement, folder: string): Promise<void> {
  const { items, Tree } = await loadNavigation(folder);
  const group = findGroup(items, list.dataset.partial);
  // A concurrent call may have filled it.
  if (!group || list.dataset.partial === undefined) return;
  const draft = document.createElement('div');
  const root = createRoot(draft);
  flushSync(() => root.render(createElement(Tree, { items: group.children, pathname: '' })));
  list.replaceChildren(...(draft.firstElementChild?.cloneNode(true).childNodes ?? []));
  delete list.dataset.partial;
  root.unmount();
}

/** Fills every group around a page. */
export async function fillGroupsAround(
  nav: HTMLElement,
  { folder, pathname }: { folder: string; pathname: string },
): Promise<void> {
  const { items } = await loadNavigation(folder);
  for (const item of findTrail(items, pathname)) {
    const list = item.kind === 'group' ? listOf(nav, item.pathname) : undefined;
    if (list) await fillGroup(list, folder);
  }
}

function listOf(nav: HTMLElement, group: string): HTMLElement | undefined {
  const lists = [...nav.querySelectorAll<HTMLElement>('ul[data-partial]')];
  return lists.find((list) => list.dataset.partial === group);
}

type Group = Extract<NavItem, { kind: 'group' }>;

function findGroup(items: readonly NavItem[], pathname: string | undefined): Group | undefined {
  for (const item of items) {
    if (item.kind === 'page' || item.kind === 'link') continue;
    if (item.kind === 'group' && item.pathname === pathname) return item;
    const below = findGroup(item.children, pathname);
    if (below) return below;
  }
  return undefined;
}
