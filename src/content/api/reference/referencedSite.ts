import type { DocsProblem } from '@/model';
import type { PageSummary } from '@/content/pages';
import type { ApiCounts } from '../extract/counts';
import type { Addition } from './additions';
import type { PackageOutput } from './referenceSource';

/** A site together with its reference. */
export interface ReferencedSite {
  /** All pages, sorted by pathname. */
  pages: PageSummary[];
  /** Addresses of the pages of the reference that this run rendered. */
  compiled: string[];
  /** What the reference adds to handwritten pages, by pathname. */
  additions: ReadonlyMap<string, Addition>;
  /**
   * Resolves to the files that belong to no page, and to the problems of the packages. May take longer than the pages;
   * those with bundle sizes are up to date afterwards.
   */
  packageOutput: () => Promise<PackageOutput>;
  /** Problems of statements about the packages. */
  problems: readonly DocsProblem[];
  /** The size of each package's reference, if the types were read in this run. */
  counts: readonly ApiCounts[];
  /** False while the types are unknown. Then the pages of the previous run stay. */
  isComplete: boolean;
}
