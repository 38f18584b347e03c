import type { NavFlags, NavItem } from '@/model';
import { deriveTitle } from './deriveTitle';
import type { PlacedEntry } from './readEntries';

/** The entries with every title worked out, as the side navigation draws them. */
export function resolveItems(entries: readonly PlacedEntry[]): NavItem[] {
  return entries.map(resolveItem);
}

function resolveItem(placed: PlacedEntry): NavItem {
  const { entry } = placed;
  const shown = { ...flagsOf(entry), icon: entry.icon, linkProps: entry.linkProps };
  switch (entry.kind) {
    case 'link':
      return { ...shown, kind: 'link', title: entry.title, href: entry.href };
    case 'subheader': {
      const title = entry.title ?? deriveTitle(entry.subheader);
      return { ...shown, kind: 'subheader', title, children: resolveItems(placed.children ?? []) };
    }
    case 'group': {
      const title = entry.title ?? deriveTitle(entry.pathname);
      const children = resolveItems(placed.children ?? []);
      return { ...shown, kind: 'group', title, pathname: entry.pathname, children };
    }
    case 'page': {
      const title = entry.title ?? deriveTitle(entry.pathname);
      const { pathname, disableAd } = entry;
      return { ...shown, kind: 'page', title, pathname, disableAd };
    }
  }
}

function flagsOf(entry: NavFlags): NavFlags {
  const { deprecated, newFeature, planned, unstable, beta, legacy, plan } = entry;
  return { deprecated, newFeature, planned, unstable, beta, legacy, plan };
}
