import type { DocsProblem, Page, PageEdits } from '@/model';
import { belongsToPage } from './belongsToPage';
import { readProblems } from './readContent';

/** Additional props of a page in development, for the error overlay and edits. */
export interface AuthorsProps {
  problems?: readonly DocsProblem[];
  /** The stream by which the page receives edits before its data is fetched again. */
  edits?: PageEdits;
}

/** In development, returns the errors that a page shows. Empty in a build, which stops earlier if there are any. */
export async function readPageProblems(page: Page, folder: string): Promise<DocsProblem[]> {
  if (process.env.NODE_ENV !== 'development') return [];
  const problems = await readProblems();
  return problems.filter((problem) => belongsToPage(problem, { page, folder }));
}

/** Returns errors and edits as props. Errors are not thrown, because Next would then load the page twice. */
export function toAuthorsProps(problems: readonly DocsProblem[], edits?: PageEdits): AuthorsProps {
  return { ...(problems.length > 0 && { problems }), ...(edits && { edits }) };
}
