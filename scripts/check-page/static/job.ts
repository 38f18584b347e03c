import type { CheckProblem } from '../problem';

/** The message that starts the static checks in their process: the pages, and their files from the root. */
export interface StaticJob {
  root: string;
  pages: { file: string; files: string[] }[];
}

/** The answer of that process: problems, and how long each check took, in seconds. */
export interface StaticReport {
  problems: CheckProblem[];
  seconds: Record<string, number>;
}
