import type { NavItem } from './navEntry';

/** A neighboring page in the order of the navigation. */
export interface NavNeighbour {
  title: string;
  pathname: string;
}

/** Lists every page entry of a navigation, in reading order. */
export function listPages(items: readonly NavItem[]): Extract<NavItem, { kind: 'page' }>[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return [item];
    return item.kind === 'link' ? [] : listPages(item.children);
  });
}

/** Neighbors of each page, cached by navigation, because all pages of a product use the same one. */
const known = new WeakMap<readonly NavItem[], ReadonlyMap<string, Neighbours>>();

interface Neighbours {
  previous?: NavNeighbour;
  next?: NavNeighbour;
}

/**
 * Returns the pages before and after a page; none for a page that is not in the navigation. Skips entries that link to
 * a heading of a page with an entry of its own, so that it is visited once, and pages that are only planned.
 */
export function findNeighbours(items: readonly NavItem[], pathname: string): Neighbours {
  const places = known.get(items) ?? listNeighbours(items);
  known.set(items, places);
  return places.get(pathname) ?? {};
}

function listNeighbours(items: readonly NavItem[]): ReadonlyMap<string, Neighbours> {
  const pages = listPages(items).filter(
    ({ pathname, planned }) => !planned && !pathname.includes('#'),
  );
  const places = new Map<string, Neighbours>();
  pages.forEach(({ pathname }, place) => {
    if (places.has(pathname)) return;
    const previous = asNeighbour(pages[place - 1]);
    places.set(pathname, { previous, next: asNeighbour(pages[place + 1]) });
  });
  return places;
}

function asNeighbour(page: NavNeighbour | undefined): NavNeighbour | undefined {
  return page && { title: page.title, pathname: page.pathname };
}

/**
 * Returns the entries that lead to a page, outermost first and the page last; empty for a page that is not in the
 * navigation.
 */
export function findTrail(items: readonly NavItem[], pathname: string): NavItem[] {
  for (const item of items) {
    if (item.kind === 'page' && item.pathname === pathname) return [item];
    if (item.kind === 'group' || item.kind === 'subheader') {
      const rest = findTrail(item.children, pathname);
      if (rest.length > 0) return [item, ...rest];
    }
  }
  return [];
}
