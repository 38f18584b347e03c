import type { DocsProblem } from '@/model';
import type { NavProblem, NavSpot } from './navProblem';
import { listAddressed } from './listAddressed';
import { checkAddress, withoutHash, type EntryContext } from './checkAddress';
import { findDuplicates } from './findDuplicates';
import type { PlacedEntry, ReadEntries } from './readEntries';

/** Problems of a navigation, in its file and on pages. */
export interface EntryProblems {
  inFile: NavProblem[];
  atPages: DocsProblem[];
}

/** Reports duplicate addresses, entries and links without a target, and pages without an entry. */
export function checkEntries(
  { entries, hasGaps }: Pick<ReadEntries, 'entries' | 'hasGaps'>,
  context: EntryContext,
): EntryProblems {
  const addressed = listAddressed(entries);
  const listed = new Set(addressed.filter(({ kind }) => kind === 'page').map(withoutHash));
  const checked = addressed.map((entry) => checkAddress(entry, context));
  const meant = checked.flatMap((found) => found?.meant ?? []);
  const known = new Set<unknown>([...listed, ...context.unlisted, ...meant]);
  // An entry that was dropped may be that of any page.
  const unknown = hasGaps ? [] : [...context.pages].filter(([pathname]) => !known.has(pathname));
  return {
    inFile: [
      ...findDuplicates(addressed),
      ...checked.flatMap((found) => found?.problem ?? []),
      ...checkHrefs(entries, context),
      ...context.unlisted.flatMap((pathname, index) =>
        checkUnlisted({ pathname, index }, listed, context),
      ),
    ],
    atPages: unknown.map(([pathname, file]) => pageWithoutEntry(pathname, file, context.file)),
  };
}

/** Reports links to pages of this site that do not exist. */
function checkHrefs(entries: readonly PlacedEntry[], context: EntryContext): NavProblem[] {
  return entries.flatMap(({ entry, path, children }) => {
    if (entry.kind !== 'link') return checkHrefs(children ?? [], context);
    const found = context.judge(entry.href, context.prefix);
    return found ? { spot: { path: [...path, 'href'] }, ...found } : [];
  });
}

function pageWithoutEntry(pathname: string, file: string, pagesFile: string): DocsProblem {
  const what = 'This page is not in the navigation of its product.';
  const entry = `{ kind: 'page', pathname: '${pathname}' }`;
  const fix = `Add \`${entry}\` to ${pagesFile}, or name it in that file's \`unlisted\`.`;
  return { file, line: 1, column: 1, what, fix };
}

function checkUnlisted(
  { pathname, index }: { pathname: unknown; index: number },
  listed: ReadonlySet<string>,
  { pages }: EntryContext,
): NavProblem[] {
  const isPage = typeof pathname === 'string' && pages.has(pathname);
  const isListed = isPage && listed.has(pathname);
  if (isPage && !isListed) return [];
  const why = isListed ? 'is in the navigation' : 'is the address of no page';
  const what = `\`${String(pathname)}\` is named in \`unlisted\` but ${why}.`;
  const spot: NavSpot = { name: 'unlisted', path: [index] };
  return [{ spot, what, fix: 'Remove it from `unlisted`.' }];
}
