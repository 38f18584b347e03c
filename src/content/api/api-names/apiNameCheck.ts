import type { ApiDoc, DocsProblem } from '@/model';
import { NameChecker, type NamedPage } from './checkNames';

/** Compares pages with the reference again and again; what the reference says is indexed once. */
export class ApiNameCheck {
  private checker: NameChecker | undefined;
  private learnedFrom: readonly ApiDoc[] | undefined;

  constructor(private readonly root: string) {}

  /** Names on the pages that are a slip of the pen away from those of the reference; none while there is no reference. */
  check(pages: readonly NamedPage[], docs: readonly ApiDoc[]): DocsProblem[] {
    if (docs.length === 0) return [];
    if (!this.checker || docs !== this.learnedFrom) {
      this.checker = new NameChecker(this.root, docs);
      this.learnedFrom = docs;
    }
    return this.checker.check(pages);
  }
}
