import type { DocsProblem } from '.';

/** Returns the problems that stop a build: all but warnings and those of the house style. */
export function problemsStoppingBuild(problems: readonly DocsProblem[]): DocsProblem[] {
  return problems.filter(({ severity }) => severity === undefined);
}

/** Returns the problems that fail the checks: all but warnings. */
export function problemsFailingChecks(problems: readonly DocsProblem[]): DocsProblem[] {
  return problems.filter(({ severity }) => severity !== 'warning');
}
