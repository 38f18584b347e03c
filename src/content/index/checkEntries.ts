import type { DocsProblem } from '@/model';
import type { Position } from '../stages';
import { nearestPathname } from './nearestPathname';
import type { PlacedEntry } from './readEntries';

/** What the entries of one product are compared with. */
export interface EntryContext {
  /** Path of the `pages.ts`. */
  file: string;
  /** Prefix of the product, `/material-ui/`. */
  prefix: string;
  /** Addresses of the product's pages, with their files. */
  pages: ReadonlyMap<string, string>;
  /** Addresses the navigation may leave out. */
  unlisted: readonly string[];
}

interface Addressed {
  kind: 'page' | 'group';
  pathname: string;
  planned?: boolean;
  place: Position;
}

/** Finds addresses that are used twice, entries without a page, and pages without an entry. */
export function checkEntries(
  entries: readonly PlacedEntry[],
  context: EntryContext,
): DocsProblem[] {
  const addressed = listAddressed(entries);
  const listed = new Set(addressed.filter(({ kind }) => kind === 'page').map(withoutHash));
  return [
    ...findDuplicates(addressed, context),
    ...addressed.flatMap((entry) => checkPage(entry, context)),
    ...[...context.pages].flatMap(([pathname, file]) =>
      listed.has(pathname) || context.unlisted.includes(pathname)
        ? []
        : [pageWithoutEntry(pathname, file, context.file)],
    ),
    ...context.unlisted.flatMap((pathname) => checkUnlisted(pathname, listed, context)),
  ];
}

function listAddressed(entries: readonly PlacedEntry[]): Addressed[] {
  return entries.flatMap(({ entry, place, children }) => {
    const below = listAddressed(children ?? []);
    return entry.kind === 'page' || entry.kind === 'group'
      ? [{ ...entry, place }, ...below]
      : below;
  });
}

function withoutHash({ pathname }: { pathname: string }): string {
  return pathname.replace(/#.*$/, '');
}

/** API entries of components and hooks may come twice: once in the API group, once beside their component. */
export function isReference(pathname: string): boolean {
  return /\/(api|components-api|hooks-api)\//.test(pathname);
}

function findDuplicates(entries: readonly Addressed[], { file }: EntryContext): DocsProblem[] {
  const first = new Map<string, Position>();
  return entries.flatMap(({ pathname, place }) => {
    const before = first.get(pathname);
    if (!before) first.set(pathname, place);
    if (!before || isReference(pathname)) return [];
    const what = `The pathname \`${pathname}\` is already used on line ${before.line}.`;
    return [
      { file, ...place, what, fix: 'Remove one of the entries or give it another pathname.' },
    ];
  });
}

function checkPage(entry: Addressed, { file, pages, prefix }: EntryContext): DocsProblem[] {
  const { kind, place, planned } = entry;
  const pathname = withoutHash(entry);
  if (!pathname.startsWith(prefix)) {
    const what = `\`${pathname}\` is not an address of this product, whose prefix is \`${prefix}\`.`;
    return [{ file, ...place, what, fix: 'Use an entry of kind `link` to lead there.' }];
  }
  if (kind === 'group' || pages.has(pathname) || planned) return [];
  const meant = nearestPathname(pathname, [...pages.keys()]);
  const fix = meant
    ? `Did you mean \`${meant}\`?`
    : `Write \`docs-data${pathname}<name>.md\`, or remove the entry.`;
  return [{ file, ...place, what: `No page has the pathname \`${pathname}\`.`, fix }];
}

function pageWithoutEntry(pathname: string, file: string, pagesFile: string): DocsProblem {
  const what = 'This page is not in the navigation of its product.';
  const entry = `{ kind: 'page', pathname: '${pathname}' }`;
  const fix = `Add \`${entry}\` to ${pagesFile}, or name it in that file's \`unlisted\`.`;
  return { file, line: 1, column: 1, what, fix };
}

function checkUnlisted(
  pathname: string,
  listed: ReadonlySet<string>,
  { file, pages }: EntryContext,
): DocsProblem[] {
  if (pages.has(pathname) && !listed.has(pathname)) return [];
  const why = pages.has(pathname) ? 'is in the navigation' : 'is the address of no page';
  const what = `\`${pathname}\` is named in \`unlisted\` but ${why}.`;
  return [{ file, line: 1, column: 1, what, fix: 'Remove it from `unlisted`.' }];
}
