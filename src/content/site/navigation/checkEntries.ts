import type { DocsProblem } from '@/model';
import type { JudgeLink } from './checkLinks';
import { nearestPathname } from './nearestPathname';
import type { NavProblem, NavSpot } from './navProblem';
import type { PlacedEntry, ReadEntries } from './readEntries';

/** The facts that the entries of one product are compared with. */
export interface EntryContext {
  /** Path of the product's `pages.ts`. */
  file: string;
  /** Prefix of the product, `/material-ui/`. */
  prefix: string;
  /** Addresses of the product's pages, with their files. */
  pages: ReadonlyMap<string, string>;
  /** Tells whether the reference has an address, or may have it while the reference is unknown. */
  isReference(pathname: string): boolean;
  /** Addresses that the navigation may omit. */
  unlisted: readonly string[];
  judge: JudgeLink;
}

/** Problems of a navigation, in its file and on pages. */
export interface EntryProblems {
  inFile: NavProblem[];
  atPages: DocsProblem[];
}

interface Addressed {
  kind: 'page' | 'group';
  pathname: string;
  planned?: boolean;
  spot: NavSpot;
}

/** Reports duplicate addresses, entries and links without a target, and pages without an entry. */
export function checkEntries(
  { entries, hasGaps }: Pick<ReadEntries, 'entries' | 'hasGaps'>,
  context: EntryContext,
): EntryProblems {
  const addressed = listAddressed(entries);
  const listed = new Set(addressed.filter(({ kind }) => kind === 'page').map(withoutHash));
  const checked = addressed.map((entry) => checkPage(entry, context));
  const meant = checked.flatMap((found) => found?.meant ?? []);
  const known = new Set([...listed, ...context.unlisted, ...meant]);
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

function listAddressed(entries: readonly PlacedEntry[]): Addressed[] {
  return entries.flatMap(({ entry, path, children }) => {
    const below = listAddressed(children ?? []);
    return entry.kind === 'page' || entry.kind === 'group'
      ? [{ ...entry, spot: { path: [...path, 'pathname'] } }, ...below]
      : below;
  });
}

function withoutHash({ pathname }: { pathname: string }): string {
  return pathname.replace(/#.*$/, '');
}

/**
 * Tells whether an address belongs to a component or hook of the reference. Their entries may occur twice: in the API
 * group, and next to their component.
 */
export function isReference(pathname: string): boolean {
  return /\/(api|components-api|hooks-api)\//.test(pathname);
}

function findDuplicates(entries: readonly Addressed[]): NavProblem[] {
  const first = new Map<string, NavSpot>();
  return entries.flatMap(({ pathname, spot }) => {
    const before = first.get(pathname);
    if (!before) first.set(pathname, spot);
    if (!before || isReference(pathname)) return [];
    const what = `The pathname \`${pathname}\` is already used`;
    return { spot, before, what, fix: 'Remove one of the entries or give it another pathname.' };
  });
}

/** Reports the wrong address of an entry, with the page it most likely means. */
function checkPage(
  entry: Addressed,
  { pages, prefix, isReference: isReferenceHere, judge }: EntryContext,
): { problem: NavProblem; meant?: string } | undefined {
  const { kind, spot, planned } = entry;
  const pathname = withoutHash(entry);
  if (!pathname.startsWith(prefix)) {
    const what = `\`${pathname}\` is not an address of this product, whose prefix is \`${prefix}\`.`;
    const fix = 'Use an entry of kind `link` to lead there.';
    return { problem: { spot, what, fix } };
  }
  if (kind === 'group' || planned) return undefined;
  if (pages.has(pathname) || isReferenceHere(pathname)) {
    const found = judge(entry.pathname, pathname);
    return found && { problem: { spot, ...found } };
  }
  const meant = nearestPathname(pathname, [...pages.keys()]);
  const fix = meant
    ? `Did you mean \`${meant}\`?`
    : `Write \`docs-data${pathname}<name>.md\`, or remove the entry.`;
  return { problem: { spot, what: `No page has the pathname \`${pathname}\`.`, fix }, meant };
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
  { pathname, index }: { pathname: string; index: number },
  listed: ReadonlySet<string>,
  { pages }: EntryContext,
): NavProblem[] {
  if (pages.has(pathname) && !listed.has(pathname)) return [];
  const why = pages.has(pathname) ? 'is in the navigation' : 'is the address of no page';
  const what = `\`${String(pathname)}\` is named in \`unlisted\` but ${why}.`;
  const spot: NavSpot = { name: 'unlisted', path: [index] };
  return [{ spot, what, fix: 'Remove it from `unlisted`.' }];
}
