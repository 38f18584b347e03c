import type { DocsProblem } from '@/model';

/** The names of the checks, in the order of the report. */
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

/** A problem with the check that found it. */
export interface CheckProblem extends DocsProblem {
  check: CheckName;
}

/** Returns the problems without duplicates, which several parts of a check may find. */
export function uniqueProblems(problems: readonly CheckProblem[]): CheckProblem[] {
  const keyOf = ({ check, file, line, column, what }: CheckProblem) =>
    JSON.stringify([check, file, line, column, what]);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}
