import type { NavFlags, NavItem } from '@/model';
import type { PageSummary } from '@/content/pages';
import { deriveTitle } from './deriveTitle';
import type { PlacedEntry } from './readEntries';
import { referencesBelow, resolveReference } from './resolveReference';

/** Returns the entries with all titles and references resolved, as the side navigation renders them. */
export function resolveItems(
  entries: readonly PlacedEntry[],
  references: readonly PageSummary[] = [],
): NavItem[] {
  return entries.flatMap((placed) => resolveItem(placed, references) ?? []);
}

function resolveItem(placed: PlacedEntry, references: readonly PageSummary[]): NavItem | undefined {
  const { entry } = placed;
  const shown = { ...flagsOf(entry), icon: entry.icon, linkProps: entry.linkProps };
  switch (entry.kind) {
    case 'api': {
      const title = entry.title ?? deriveTitle(entry.pathname);
      const children = resolveReference(referencesBelow(entry, references));
      const { pathname } = entry;
      return children.length > 0
        ? { ...shown, kind: 'group', title, pathname, children }
        : undefined;
    }
    case 'link':
      return { ...shown, kind: 'link', title: entry.title, href: entry.href };
    case 'subheader': {
      const title = entry.title ?? deriveTitle(entry.subheader);
      return {
        ...shown,
        kind: 'subheader',
        title,
        children: resolveItems(placed.children ?? [], references),
      };
    }
    case 'group': {
      const title = entry.title ?? deriveTitle(entry.pathname);
      const children = resolveItems(placed.children ?? [], references);
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
