import type { NavProblem, NavSpot } from './navProblem';
import type { Addressed } from './listAddressed';

/** Reports addresses that a navigation has twice, except those of the reference. */
export function findDuplicates(entries: readonly Addressed[]): NavProblem[] {
  const first = new Map<string, NavSpot>();
  return entries.flatMap(({ pathname, spot }) => {
    const before = first.get(pathname);
    if (!before) first.set(pathname, spot);
    if (!before || isReference(pathname)) return [];
    const what = `The pathname \`${pathname}\` is already used`;
    return { spot, before, what, fix: 'Remove one of the entries or give it another pathname.' };
  });
}

/**
 * Tells whether an address belongs to a component or hook of the reference. Their entries may occur twice: in the API
 * group, and next to their component.
 */
export function isReference(pathname: string): boolean {
  return /\/(api|components-api|hooks-api)\//.test(pathname);
}
