import type { CodeProblem } from '../protocol';

/** An error in the reader's edited code, with its message and line. */
export class CodeError extends Error {
  override name = 'CodeError';

  constructor(readonly problem: CodeProblem) {
    super(problem.message);
  }
}
