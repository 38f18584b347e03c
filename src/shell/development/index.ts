import type { DocsProblem } from '@/model';

// Only in the browser: the server must not know the revision, or each edit would make it load everything again.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  void import('./start');
}

/** In development, shows the errors of the page on the screen over it, until they are fixed. */
export function showProblems(problems: readonly DocsProblem[] = []): void {
  if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
    void import('./showProblems').then(({ showProblems }) => showProblems(problems));
  }
}
