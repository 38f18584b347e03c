import type { CheckProblem } from '../problem';

/** What the process next to the browser checks: files as they are, none of which is run. */
export interface StaticJob {
  root: string;
  pages: { file: string; files: string[] }[];
}

/** What that process found, and how long each check took, in seconds. */
export interface StaticReport {
  problems: CheckProblem[];
  seconds: Record<string, number>;
}
