import { createRoot, type Root } from 'react-dom/client';
import type { DocsProblem } from '@/model';
import { ProblemOverlay } from './ProblemOverlay';

let root: Root | undefined;

/** Shows errors over the page, in a React root apart from the page's. An empty list removes the overlay. */
export function showProblems(problems: readonly DocsProblem[]): void {
  if (!root && problems.length === 0) return;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ProblemOverlay problems={problems} />);
}
