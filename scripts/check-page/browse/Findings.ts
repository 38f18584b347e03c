import type { CheckProblem } from '../problem';
import { Violations } from './Violations';

/** What the tabs of one page found together: what one has said, the others leave out. */
export class Findings {
  readonly problems: CheckProblem[] = [];
  readonly violations = new Violations();
  /** Names the complaints of the browser that are among the problems. */
  readonly noted = new Set<string>();

  get all(): CheckProblem[] {
    return [...this.problems, ...this.violations.problems];
  }
}
