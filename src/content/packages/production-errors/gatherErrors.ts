import type { DocsProblem, ProductionError } from '@/model';
import type { FileErrors, ThrownError } from './readErrors';

/** The table of error codes, and the problems found while reading them. */
export interface FoundErrors {
  /** Sorted by code. */
  errors: ProductionError[];
  problems: DocsProblem[];
}

/**
 * Merges the errors of all files into one table. A code with two messages, or a call of an unknown form, is a problem.
 */
export function gatherErrors(files: readonly FileErrors[]): FoundErrors {
  const byCode = new Map<number, ThrownError>();
  const problems: DocsProblem[] = files.flatMap(({ unread }) =>
    unread.map(({ file, line, call }) => ({
      file,
      line,
      what: `The call \`${call}\` has no message next to it.`,
      fix: 'Make src/content/packages/production-errors/readErrors.ts read this form.',
    })),
  );
  for (const error of files.flatMap(({ errors }) => errors)) {
    const first = byCode.get(error.code);
    if (first && !isSame(first, error)) problems.push(conflict(first, error));
    if (!first) byCode.set(error.code, error);
  }
  const errors = [...byCode.values()]
    .sort((a, b) => a.code - b.code)
    .map(({ code, text }) => ({ code, text }));
  return { errors, problems };
}

function isSame(one: ProductionError, other: ProductionError): boolean {
  return JSON.stringify(one.text) === JSON.stringify(other.text);
}

function conflict(first: ThrownError, { code, file, line }: ThrownError): DocsProblem {
  return {
    file,
    line,
    what: `The error code ${code} has another message here than in ${first.file}:${first.line}.`,
    fix: 'Install versions of the packages that agree on their codes.',
  };
}
