import { DocsError, type ApiDoc, type DocsProblem } from '@/model';
import type { Fingerprints } from '../fingerprints';
import { checkNames, type NamedPage } from './checkNames';
import { allowedNamesFile, loadAllowedNames, type AllowedNames } from './loadAllowedNames';

/** Compares pages with the reference again and again; the exceptions are read when their file is new. */
export class TruthCheck {
  private allowed: AllowedNames | undefined;
  private readFrom: string | undefined;

  constructor(
    private readonly root: string,
    private readonly fingerprints: Fingerprints,
  ) {}

  /**
   * Names on the pages that the reference does not have; none while there is no reference. Where the exceptions cannot
   * be read, that is all there is to say.
   */
  async check(pages: readonly NamedPage[], docs: readonly ApiDoc[]): Promise<DocsProblem[]> {
    if (docs.length === 0) return [];
    const { root } = this;
    const current = this.fingerprints.of(allowedNamesFile);
    if (!this.allowed || current !== this.readFrom) {
      try {
        this.allowed = await loadAllowedNames(root);
      } catch (error) {
        if (error instanceof DocsError) return [error.problem];
        throw error;
      }
    }
    this.readFrom = current;
    return checkNames(pages, { root, docs, allowed: this.allowed });
  }
}
