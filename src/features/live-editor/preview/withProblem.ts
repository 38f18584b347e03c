import type { CodeProblem } from '../protocol';

/** Maximum number of problems: code can produce them endlessly. */
const mostProblems = 20;

/**
 * Returns a state with another problem; the state itself if the problem is known or there are too many.
 */
export function withProblem<State extends { problems: readonly CodeProblem[] }>(
  state: State,
  problem: CodeProblem,
): State {
  const { problems } = state;
  const known = problems.findIndex((one) => isSame(one, problem));
  // React reports an error a second time, then with its position.
  if (known >= 0 && problems[known]?.line === undefined) {
    return { ...state, problems: problems.with(known, problem) };
  }
  if (known >= 0 || problems.length >= mostProblems) return state;
  return { ...state, problems: [...problems, problem] };
}

/** Whether two problems are the same: same message, and no contradicting positions. */
function isSame(a: CodeProblem, b: CodeProblem): boolean {
  if (a.message !== b.message) return false;
  if (a.line === undefined || b.line === undefined) return true;
  return a.line === b.line && a.file === b.file;
}
