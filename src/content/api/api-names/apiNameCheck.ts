import type { ApiDoc, DocsProblem } from '@/model';
import { NameChecker, type NamedPage } from './checkNames';

/** Finds misspelled API names on pages. Keeps the index of the reference, so that repeated checks are fast. */
export class ApiNameCheck {
  private checker: NameChecker | undefined;
  private learnedFrom: readonly ApiDoc[] | undefined;

  constructor(private readonly root: string) {}

  /** Returns a problem for each misspelled or wrong API name on the pages; none if `docs` is empty. */
  check(pages: readonly NamedPage[], docs: readonly ApiDoc[]): DocsProblem[] {
    if (docs.length === 0) return [];
    if (!this.checker || docs !== this.learnedFrom) {
      this.checker = new NameChecker(this.root, docs);
      this.learnedFrom = docs;
    }
    return this.checker.check(pages);
  }
}
