import type { DocsError, DocsProblem } from '@/model';

/** An error whose message lists problems in the authors' files. Its stack would only show code of the engine. */
export function authorsError(problems: readonly DocsProblem[]): Error {
  const error = new Error(problems.map(describe).join('\n\n'));
  error.stack = `Error: ${error.message}`;
  return error;
}

/** Stops the build if there are errors. @throws Error that says where each one is, what is wrong, and how to fix it. */
export function throwIfBroken(broken: readonly DocsError[]): void {
  const [first] = broken;
  if (!first) return;
  const error = authorsError(broken.map(({ problem }) => problem));
  throw Object.assign(error, { cause: first.cause });
}

/** Returns the position of an error as `file:line:column`, which editors and terminals turn into a link. */
export function formatPosition({ file, line, column = 1 }: DocsProblem): string {
  return line === undefined ? file : `${file}:${line}:${column}`;
}

function describe(problem: DocsProblem): string {
  return `${formatPosition(problem)}\n${problem.what}\n${problem.fix}`;
}
