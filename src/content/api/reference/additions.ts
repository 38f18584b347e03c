import { kebabName, type PageTab } from '@/model';
import { propLinksOf, type PropLinks } from '../prop-links';
import type { PlannedPlaygrounds } from '../playground-controls';
import type { PageSummary } from '@/content/pages';
import { describeTabs } from './describeTabs';
import type { LinkedPage } from './stages';
import { tabOf } from './tabs';

/** What the reference adds to a handwritten page. */
export interface Addition {
  /** References of the components and hooks in the page's front matter. */
  links: LinkedPage[];
  tabs: PageTab[];
  /** Rows of the props that inline code may name. */
  props: PropLinks;
  /** Its playgrounds, by the name of their demo. */
  playgrounds?: PlannedPlaygrounds;
}

/** Returns what the reference adds to each page that names components or hooks, by pathname. */
export function listAdditions(
  reference: readonly PageSummary[],
  pages: readonly PageSummary[],
  playgrounds: ReadonlyMap<string, PlannedPlaygrounds> = new Map(),
): Map<string, Addition> {
  const addresses = new Map(reference.flatMap(addressesOf));
  const pathnames = new Set(reference.map(({ pathname }) => pathname));
  const described = new Map(
    reference.flatMap((page) =>
      (page.reference ?? []).map(({ name }) => [`${page.productId} ${name}`, { ...page, name }]),
    ),
  );
  const all = pages.flatMap((page): [string, Addition][] => {
    const links = page.documents.flatMap((name) => {
      const pathname = addresses.get(`${page.productId} ${name}`);
      return pathname ? [{ title: name, pathname }] : [];
    });
    const { tabs } = describeTabs(page.pathname, page, pathnames);
    const hasTabs = tabs.length > 1;
    const own = playgrounds.get(page.pathname);
    if (links.length === 0 && !hasTabs && !own) return [];
    const props = propLinksOf(
      page.documents.flatMap((name) => described.get(`${page.productId} ${name}`) ?? []),
    );
    const addition = { links, tabs: hasTabs ? tabs : [], props };
    return [[page.pathname, { ...addition, ...(own && { playgrounds: own }) }]];
  });
  return new Map(all);
}

/** Returns the address of each reference on a page: the page itself, or a heading if several share it. */
function addressesOf({ productId, pathname, reference = [] }: PageSummary): [string, string][] {
  return reference.map(({ name }) => {
    const hash = tabOf(pathname) ? `#${kebabName(name)}` : '';
    return [`${productId} ${name}`, pathname + hash];
  });
}
