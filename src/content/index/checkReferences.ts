import type { DocsProblem } from '@/model';
import type { PageSummary } from '../stages';
import type { PlacedEntry } from './readEntries';
import { referencesBelow } from './resolveReference';

/** Finds references that no entry of the navigation makes room for; one problem tells of all. */
export function checkReferences(
  entries: readonly PlacedEntry[],
  references: readonly PageSummary[],
  file: string,
): DocsProblem[] {
  const listed = new Set(
    listReferences(entries).flatMap((entry) => referencesBelow(entry, references)),
  );
  const [first] = references.filter((page) => !listed.has(page));
  if (!first) return [];
  const below = first.pathname.replace(/[^/]+\/$/, '');
  const what = `The navigation has no place for the reference, for \`${first.pathname}\` among others.`;
  const fix = `Add \`{ kind: 'api', pathname: '${below}' }\`.`;
  return [{ file, line: 1, column: 1, what, fix }];
}

function listReferences(entries: readonly PlacedEntry[]) {
  return entries.flatMap(({ entry, children }): Extract<typeof entry, { kind: 'api' }>[] =>
    entry.kind === 'api' ? [entry] : listReferences(children ?? []),
  );
}
