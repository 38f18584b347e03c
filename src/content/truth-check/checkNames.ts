import type { ApiDoc, DocsProblem } from '@/model';
import type { FoundName, PageSummary } from '../stages';
import { claimsOf } from './claims';
import { ExportReader } from './exportedNames';
import type { AllowedNames } from './loadAllowedNames';
import { readAttributeNames } from './readAttributeNames';
import { readReactNames } from './readReactNames';
import { indexReference } from './reference';
import { judge } from './verdict';

/** What the check looks at of a page. */
export type NamedPage = Pick<
  PageSummary,
  'file' | 'pathname' | 'productId' | 'documents' | 'names'
>;

/** What pages are compared with. */
export interface Truth {
  root: string;
  docs: readonly ApiDoc[];
  allowed: AllowedNames;
}

/**
 * Compares inline code that looks like a name of a library with the reference. Wrong names and exceptions nobody needs
 * are problems.
 */
export function checkNames(
  pages: readonly NamedPage[],
  { root, docs, allowed }: Truth,
): DocsProblem[] {
  const reference = indexReference(docs, readAttributeNames(root));
  const reactNames = readReactNames(root);
  const exports = new ExportReader(root);
  const used = new Set<object>();
  const problems = pages.flatMap((page) =>
    page.names.flatMap((found) => {
      const { text, line, column } = found;
      const around = { ...page, root, reference, reactNames, exports };
      const verdict = claimsOf(found, reference)
        .map((claim) => judge(claim, around))
        .find((wrong) => wrong !== undefined);
      if (!verdict) return [];
      const exceptions = allowed.entries.filter((entry) => isFor(entry, page, text));
      exceptions.forEach((entry) => used.add(entry));
      if (exceptions.length > 0) return [];
      const { file, pathname } = page;
      return [{ file, line, column, pathname, what: verdict.what, fix: cure(verdict.meant) }];
    }),
  );
  return [...problems, ...unused(allowed, used)];
}

function isFor(
  { name, pathname }: AllowedNames['entries'][number],
  page: NamedPage,
  text: FoundName['text'],
): boolean {
  return name === text && (pathname === undefined || pathname === page.pathname);
}

function cure(meant: string | undefined): string {
  return meant
    ? `Did you mean \`${meant}\`?`
    : 'Use a name of the reference, or give the reason in docs-data/allowedNames.ts.';
}

function unused({ file, entries }: AllowedNames, used: ReadonlySet<object>): DocsProblem[] {
  return entries
    .filter((entry) => !used.has(entry))
    .map(({ name, line, column }) => ({
      file,
      line,
      column,
      what: `No page needs the exception for \`${name}\`.`,
      fix: 'Remove it.',
    }));
}
