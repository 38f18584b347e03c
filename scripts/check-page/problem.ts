import type { DocsProblem } from '@/model';

/** What is checked of a page, in the order of the report. */
export const checks = [
  'content',
  'API names',
  'house style',
  'format',
  'lint',
  'types',
  'fences',
  'server render',
  'JavaScript variant',
  'browser',
  'accessibility',
  'width',
  'keyboard',
] as const;

/** The name of a check. */
export type CheckName = (typeof checks)[number];

/** An author's error with the check that found it. */
export interface CheckProblem extends DocsProblem {
  check: CheckName;
}

/** The same problems, each once: several visits find the same. */
export function uniqueProblems(problems: readonly CheckProblem[]): CheckProblem[] {
  const keyOf = ({ check, file, line, column, what }: CheckProblem) =>
    JSON.stringify([check, file, line, column, what]);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}
