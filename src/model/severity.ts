import type { DocsProblem } from '.';

/** The problems that stop a build: those of the house style do not. */
export function stopping(problems: readonly DocsProblem[]): DocsProblem[] {
  return problems.filter(({ severity }) => severity === undefined);
}

/** The problems that fail the checks: all but warnings. */
export function failing(problems: readonly DocsProblem[]): DocsProblem[] {
  return problems.filter(({ severity }) => severity !== 'warning');
}
