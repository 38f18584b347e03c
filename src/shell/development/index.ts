import type { DocsProblem } from '@/model';
import type { EditedProps } from './applyEdit';
import { useEditsAtOnce } from './useEditsAtOnce';

// Only in the browser: the server must not know the revision, or each edit would make it load everything again.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  void import('./start');
}

/** In development, shows the errors of the current page in an overlay, until they are fixed. */
export function showProblems(problems: readonly DocsProblem[] = []): void {
  if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
    void import('./showProblems').then(({ showProblems }) => showProblems(problems));
  }
}

/** Returns the properties of a page. In development, they include edits that the page's data does not contain yet. */
export const useEdits: <P extends EditedProps>(props: P) => P =
  process.env.NODE_ENV === 'development' ? useEditsAtOnce : (props) => props;
