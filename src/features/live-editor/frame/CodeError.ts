import type { CodeProblem } from '../protocol';

/** Thrown where it is already known what is wrong, and in which line. */
export class CodeError extends Error {
  override name = 'CodeError';

  constructor(readonly problem: CodeProblem) {
    super(problem.message);
  }
}
