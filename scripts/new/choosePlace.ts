import { nearest } from '@/content/pages';
import { UsageError } from './usageError';
import type { NavList } from './navigation';

/** Where to add an entry: at the end of a list, below a new subheader if one is named. */
export interface NavPlace {
  list: NavList;
  subheader?: string;
}

/**
 * Returns the place of a new page: the named group or, without one, the group of its siblings. A group that does not
 * exist is added as a subheader if the siblings have subheaders.
 * @throws UsageError if there is no such place, or more than one
 */
export function choosePlace(
  lists: readonly [NavList, ...NavList[]],
  pathname: string,
  group?: string,
): NavPlace {
  const [outermost, ...groups] = lists;
  const siblings = lists.filter((list) => list.pages.some((page) => areSiblings(page, pathname)));
  if (group !== undefined) return findNamed(groups, group) ?? addSubheader(siblings, groups, group);
  const [only = outermost, ...more] = siblings;
  if (more.length === 0 && (siblings.length === 1 || groups.length === 0)) return { list: only };
  const what = `It is not clear which group of the navigation ${pathname} goes into.`;
  throw new UsageError(what, `Add \`--group\` with one of ${listTitles(groups)}.`);
}

const sectionOf = (pathname: string) => pathname.replace(/[^/]+\/$/, '');
const isComponent = (pathname: string) => /\/react-[^/]+\/$/.test(pathname);

function areSiblings(a: string, b: string): boolean {
  return sectionOf(a) === sectionOf(b) && isComponent(a) === isComponent(b);
}

function findNamed(groups: readonly NavList[], name: string): NavPlace | undefined {
  const wanted = name.toLowerCase();
  const [list, another] = groups.filter(
    ({ title, pathname }) => title.toLowerCase() === wanted || pathname === name,
  );
  if (!list || !another) return list && { list };
  const pathnames = [list, another].flatMap(({ pathname }) => pathname ?? []);
  const fix = pathnames[0]
    ? `Name the pathname instead: \`--group ${pathnames[0]}\`.`
    : 'Rename one.';
  throw new UsageError(`More than one group is called \`${name}\`.`, fix);
}

function addSubheader(
  siblings: readonly NavList[],
  groups: readonly NavList[],
  name: string,
): NavPlace {
  const titles = groups.map(({ title }) => title);
  const meant = nearest(name, titles);
  const parents = new Set(siblings.map(({ parent }) => parent));
  const [parent] = parents;
  const areSubheaders = siblings.every(({ pathname }) => pathname === undefined);
  if (meant === undefined && parents.size === 1 && parent && areSubheaders) {
    return { list: parent, subheader: name };
  }
  throw new UsageError(
    `The navigation has no group \`${name}\`.`,
    meant ? `Did you mean \`${meant}\`?` : `It has ${listTitles(groups) || 'none'}.`,
  );
}

function listTitles(groups: readonly NavList[]): string {
  return groups.map(({ title }) => `\`${title}\``).join(', ');
}
