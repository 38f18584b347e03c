import type { NavItem } from '@/model';
import { findTrail, listPages } from '@/model/navigation';

/**
 * Groups of more pages are rendered completely only if they contain the current page: the markup is part of every page.
 */
const wholeGroupUpTo = 8;

/**
 * A navigation for the first render, with the groups of which only the first page is rendered until they are opened.
 */
export interface PrunedNavigation {
  items: readonly NavItem[];
  partial: ReadonlySet<NavItem>;
}

/**
 * Removes all pages but the first from long closed groups. Without JavaScript, that page's own navigation lists the
 * others.
 */
export function pruneItems(items: readonly NavItem[], pathname: string): PrunedNavigation {
  const partial = new Set<NavItem>();
  const trail = new Set(findTrail(items, pathname));
  return { items: items.map((item) => prune(item, { trail, partial })), partial };
}

interface Cut {
  trail: ReadonlySet<NavItem>;
  partial: Set<NavItem>;
}

function prune(item: NavItem, cut: Cut): NavItem {
  if (item.kind === 'page' || item.kind === 'link') return item;
  const pages = listPages(item.children);
  if (item.kind === 'subheader' || cut.trail.has(item) || pages.length <= wholeGroupUpTo) {
    return { ...item, children: item.children.map((child) => prune(child, cut)) };
  }
  const first = { ...item, children: pages.slice(0, 1) };
  cut.partial.add(first);
  return first;
}
