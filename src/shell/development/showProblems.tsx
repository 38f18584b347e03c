import { createRoot, type Root } from 'react-dom/client';
import type { DocsProblem } from '@/model';
import { ProblemOverlay } from './ProblemOverlay';

let root: Root | undefined;

/** Shows errors over the page; none takes the overlay away. In a root of its own: the page knows nothing of it. */
export function showProblems(problems: readonly DocsProblem[]): void {
  if (!root && problems.length === 0) return;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ProblemOverlay problems={problems} />);
}
