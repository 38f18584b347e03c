import type { NavItem } from '@/model';
import { findTrail, listPages } from '@/model/navigation';

/** Groups of more pages than these are rendered whole only where they lead to the page: every page carries the markup. */
const wholeGroupUpTo = 8;

/** A navigation as it is rendered first, and the groups of which only the first page is there until they are opened. */
export interface PrunedNavigation {
  items: readonly NavItem[];
  partial: ReadonlySet<NavItem>;
}

/** Leaves all pages but the first out of closed groups that are not short. Without JavaScript that page leads to the others. */
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
