import { kebabName, type NavItem, type NavReference } from '@/model';
import type { Documented, PageSummary } from '@/content/pages';

/** Returns the pages of the reference that an entry lists. */
export function referencesBelow(
  { pathname, below = pathname }: NavReference,
  references: readonly PageSummary[],
): PageSummary[] {
  return references.filter((page) => page.pathname.startsWith(below));
}

const kinds = [
  { kind: 'component', title: 'Components' },
  { kind: 'hook', title: 'Hooks' },
  { kind: 'interface', title: 'Interfaces' },
] as const;

/**
 * Returns an entry for each export in the reference, sorted by name; below a title for each kind if there are several.
 */
export function resolveReference(references: readonly PageSummary[]): NavItem[] {
  const all = references.flatMap(entriesOf).sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const groups = kinds.flatMap(({ kind, title }): Extract<NavItem, { kind: 'subheader' }>[] => {
    const children = all.filter((entry) => entry.documented === kind).map(({ item }) => item);
    return children.length > 0 ? [{ kind: 'subheader', title, children }] : [];
  });
  const [only, ...others] = groups;
  return only && others.length === 0 ? only.children : groups;
}

/** Returns the entry for a comparison, named after its component; the list of all comes first. */
function entryOfComparison({ pathname, title, comparison }: PageSummary) {
  const item: NavItem = { kind: 'page', title: comparison || title, pathname };
  return { title: comparison ?? '', documented: 'component' as const, item };
}

/**
 * Returns the entries for a page of the reference: the first export links to the page, the others to their headings.
 */
function entriesOf(page: PageSummary) {
  const { pathname, reference = [], comparison } = page;
  if (comparison !== undefined) return [entryOfComparison(page)];
  return reference.map(({ name, kind, deprecated, plan }: Documented, index) => {
    const item: NavItem = {
      kind: 'page',
      title: name,
      pathname: index === 0 ? pathname : `${pathname}#${kebabName(name)}`,
      ...(deprecated && { deprecated }),
      ...(plan && { plan }),
    };
    return { title: name, documented: kind, item };
  });
}
