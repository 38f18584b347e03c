import type { DocsProblem, Page, PageEdits } from '@/model';
import { belongsToPage } from './belongsToPage';
import { readProblems } from './readContent';

/** Additional props of a page in development, for the error overlay and edits. */
export interface AuthorsProps {
  problems?: readonly DocsProblem[];
  /** Where the page hears of edits before its data is fetched again. */
  edits?: PageEdits;
}

/** In development, the errors a page has to show; a build with any does not get this far. */
export async function problemsOf(page: Page, folder: string): Promise<DocsProblem[]> {
  if (process.env.NODE_ENV !== 'development') return [];
  const problems = await readProblems();
  return problems.filter((problem) => belongsToPage(problem, { page, folder }));
}

/** Passes errors as props, which are shown over the page; thrown errors would make Next load it twice. */
export function toAuthors(problems: readonly DocsProblem[], edits?: PageEdits): AuthorsProps {
  return { ...(problems.length > 0 && { problems }), ...(edits && { edits }) };
}
