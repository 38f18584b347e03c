import type { DocsError, DocsProblem } from '@/model';

/** An error whose message lists problems in the authors' files. Its stack would only show code of the engine. */
export function authorsError(problems: readonly DocsProblem[]): Error {
  const error = new Error(problems.map(describe).join('\n\n'));
  error.stack = `Error: ${error.message}`;
  return error;
}

/** Stops the build at errors of authors. @throws Error that says where each error is, what is wrong, and how to fix it. */
export function refuseBroken(broken: readonly DocsError[]): void {
  const [first] = broken;
  if (!first) return;
  const error = authorsError(broken.map(({ problem }) => problem));
  throw Object.assign(error, { cause: first.cause });
}

/** Where an error is, as editors and terminals follow it: file, line and column. */
export function formatPosition({ file, line, column = 1 }: DocsProblem): string {
  return line === undefined ? file : `${file}:${line}:${column}`;
}

function describe(problem: DocsProblem): string {
  return `${formatPosition(problem)}\n${problem.what}\n${problem.fix}`;
}
