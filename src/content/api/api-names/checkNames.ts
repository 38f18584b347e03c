import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiDoc, DocsProblem } from '@/model';
import type { FoundName, PageSummary } from '@/content/pages';
import { claimsOf } from './claims';
import { ExportReader } from './exportedNames';
import type { Known } from './place';
import { readAttributeNames } from './readAttributeNames';
import { indexReference } from './reference';
import { judge } from './verdict';
import { readVocabulary, type Vocabulary } from './vocabulary';

/** The parts of a page that the check of API names reads. */
export type NamedPage = Pick<
  PageSummary,
  'file' | 'pathname' | 'productId' | 'documents' | 'names'
>;

/** Compares inline code that looks like a library's name with the reference. */
export class NameChecker {
  private readonly known: Known;
  /** Results by name: most names appear on many pages. */
  private readonly problems = new Map<string, Pick<DocsProblem, 'what' | 'fix'> | undefined>();

  constructor(root: string, docs: readonly ApiDoc[]) {
    let vocabulary: Vocabulary | undefined;
    this.known = {
      root,
      reference: indexReference(docs, readAttributeNames(root)),
      reactNames: readReactNames(root),
      exports: new ExportReader(root),
      // Read lazily: only pages with suspicious names need it.
      vocabulary: () => (vocabulary ??= readVocabulary(root)),
    };
  }

  /**
   * Returns a problem for each name that is nearly one of the reference, and for each prop that the named component
   * does not have.
   */
  check(pages: readonly NamedPage[]): DocsProblem[] {
    return pages.flatMap((page) =>
      page.names.flatMap((found) => {
        const wrong = this.judgeOnce(found, page);
        const { file, pathname } = page;
        const { line, column } = found;
        return wrong ? [{ file, line, column, pathname, ...wrong, rule: 'API names' }] : [];
      }),
    );
  }

  private judgeOnce({ line: _line, column: _column, ...found }: FoundName, page: NamedPage) {
    const { productId, documents } = page;
    const key = JSON.stringify([found, productId, documents]);
    if (!this.problems.has(key)) {
      const around = { ...this.known, productId, documents, found };
      const wrong = claimsOf(found, this.known.reference)
        .map((claim) => judge(claim, around))
        .find((verdict) => verdict !== undefined);
      const fix = wrong?.fix ?? `Did you mean \`${wrong?.meant}\`?`;
      this.problems.set(key, wrong && { what: wrong.what, fix });
    }
    return this.problems.get(key);
  }
}

/** Returns the names that the installed React exports, such as `useId`; none if React is not installed. */
function readReactNames(root: string): ReadonlySet<string> {
  const require = createRequire(path.join(root, 'package.json'));
  try {
    return new Set(Object.keys(require('react') as object));
  } catch {
    return new Set();
  }
}
