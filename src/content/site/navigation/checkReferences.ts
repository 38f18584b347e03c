import type { PageSummary } from '@/content/pages';
import type { NavProblem } from './navProblem';
import type { PlacedEntry } from './readEntries';
import { referencesBelow } from './resolveReference';

/** Reports references without an entry in the navigation, all in one problem. */
export function checkReferences(
  entries: readonly PlacedEntry[],
  references: readonly PageSummary[],
): NavProblem[] {
  const listed = new Set(
    listReferences(entries).flatMap((entry) => referencesBelow(entry, references)),
  );
  const [first] = references.filter((page) => !listed.has(page));
  if (!first) return [];
  const below = first.pathname.replace(/[^/]+\/$/, '');
  const what = `The navigation has no place for the reference, for \`${first.pathname}\` among others.`;
  const fix = `Add \`{ kind: 'api', pathname: '${below}' }\`.`;
  return [{ spot: { path: [] }, what, fix }];
}

function listReferences(entries: readonly PlacedEntry[]) {
  return entries.flatMap(({ entry, children }): Extract<typeof entry, { kind: 'api' }>[] =>
    entry.kind === 'api' ? [entry] : listReferences(children ?? []),
  );
}
