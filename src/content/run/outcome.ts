import type { DocsProblem } from '@/model';
import type { ApiCounts } from '@/content/api';

/** The result of one run. */
export interface Outcome {
  /** Every problem of the site, sorted by file and line. */
  problems: DocsProblem[];
  pages: number;
  demos: number;
  compiled: string[];
  /** Number of pages whose files were written. */
  emitted: number;
  /** The size of each documented package's reference, if its types were read in this run. */
  counts: readonly ApiCounts[];
  seconds: { prepare: number; compile: number; check: number; emit: number };
}
