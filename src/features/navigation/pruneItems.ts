import type { NavItem } from '@/model';
import { findTrail, listPages } from '@/model/navigation';

/** Up to this number of pages a navigation is drawn whole; beyond it, its markup would outweigh the page's own. */
const wholeUpTo = 400;

/** Nor is a group of more pages than these, such as an API reference, drawn on pages it does not lead to. */
const wholeGroupUpTo = 60;

/** A navigation as it is drawn first, and the groups of which only the first page is there until they are opened. */
export interface PrunedNavigation {
  items: readonly NavItem[];
  partial: ReadonlySet<NavItem>;
}

/** Leaves what stands in closed groups out of a long navigation, and in long groups out of every one. */
export function pruneItems(items: readonly NavItem[], pathname: string): PrunedNavigation {
  const partial = new Set<NavItem>();
  const longest = listPages(items).length > wholeUpTo ? 0 : wholeGroupUpTo;
  const trail = new Set(findTrail(items, pathname));
  return { items: items.map((item) => prune(item, { trail, partial, longest })), partial };
}

interface Cut {
  trail: ReadonlySet<NavItem>;
  partial: Set<NavItem>;
  /** Closed groups with more pages lose all but the first. */
  longest: number;
}

function prune(item: NavItem, cut: Cut): NavItem {
  if (item.kind === 'page' || item.kind === 'link') return item;
  const pages = listPages(item.children);
  if (item.kind === 'subheader' || cut.trail.has(item) || pages.length <= cut.longest) {
    return { ...item, children: item.children.map((child) => prune(child, cut)) };
  }
  const first = { ...item, children: pages.slice(0, 1) };
  cut.partial.add(first);
  return first;
}
