import { DocsError, type DocsProblem } from '@/model';

/** An error that speaks of the author's files alone: the way through the engine would only be in the way. */
export function authorsError(problems: readonly DocsProblem[]): Error {
  const error = new Error(problems.map(describe).join('\n\n'));
  error.stack = `Error: ${error.message}`;
  return error;
}

/** Does what may meet an author's mistake, and lets the error say where it is, what is wrong, and how to mend it. */
export async function forAuthors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocsError)) throw error;
    throw Object.assign(authorsError([error.problem]), { cause: error.cause });
  }
}

function describe({ file, line, column = 1, what, fix }: DocsProblem): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  return `${place}\n${what}\n${fix}`;
}
