import type { NavItem } from '@/model';
import { findTrail, listPages } from '@/model/navigation';

/** Up to this number of pages a navigation is drawn whole; beyond it, its markup would outweigh the page's own. */
const wholeUpTo = 400;

/** A navigation as it is drawn first, and the groups of which only the first page is there until they are opened. */
export interface PrunedNavigation {
  items: readonly NavItem[];
  partial: ReadonlySet<NavItem>;
}

/** Leaves what stands in closed groups out of a long navigation. */
export function pruneItems(items: readonly NavItem[], pathname: string): PrunedNavigation {
  const partial = new Set<NavItem>();
  if (listPages(items).length <= wholeUpTo) return { items, partial };
  const trail = new Set(findTrail(items, pathname));
  return { items: items.map((item) => prune(item, { trail, partial })), partial };
}

interface Cut {
  trail: ReadonlySet<NavItem>;
  partial: Set<NavItem>;
}

function prune(item: NavItem, cut: Cut): NavItem {
  if (item.kind === 'page' || item.kind === 'link') return item;
  if (item.kind === 'subheader' || cut.trail.has(item)) {
    return { ...item, children: item.children.map((child) => prune(child, cut)) };
  }
  const first = { ...item, children: listPages(item.children).slice(0, 1) };
  cut.partial.add(first);
  return first;
}
