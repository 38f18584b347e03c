import type { DocsProblem } from '@/model';
import type { ApiCounts } from '@/content/api';

/** What one run did and found. */
export interface Outcome {
  /** Every problem of the site, sorted by file and line. */
  problems: DocsProblem[];
  pages: number;
  demos: number;
  compiled: string[];
  /** Pages whose files were written. */
  emitted: number;
  /** What each documented package holds, where its types were read again. */
  counts: readonly ApiCounts[];
  seconds: { prepare: number; compile: number; check: number; emit: number };
}
