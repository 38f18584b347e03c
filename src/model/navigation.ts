import type { NavItem } from './navEntry';

/** A page next to another in the order of the navigation. */
export interface NavNeighbour {
  title: string;
  pathname: string;
}

/** Every page entry of a navigation, in the order a reader meets them. */
export function listPages(items: readonly NavItem[]): Extract<NavItem, { kind: 'page' }>[] {
  return items.flatMap((item) => {
    if (item.kind === 'page') return [item];
    return item.kind === 'link' ? [] : listPages(item.children);
  });
}

/** The pages around each page of a navigation: every page of a product asks the same one. */
const known = new WeakMap<readonly NavItem[], ReadonlyMap<string, Neighbours>>();

interface Neighbours {
  previous?: NavNeighbour;
  next?: NavNeighbour;
}

/**
 * The pages before and after a page; nothing for a page that is not in the navigation. Left out are entries that lead
 * into a page, which has an entry of its own and shall be met once, and those of pages that are only planned.
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

/** The entries that lead to a page, outermost first and the page last; empty for a page that is not in the navigation. */
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
