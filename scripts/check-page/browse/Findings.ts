import type { CheckProblem } from '../problem';
import { Violations } from './Violations';

/** The problems found on one page. All tabs share it, so that each problem is reported once. */
export class Findings {
  readonly problems: CheckProblem[] = [];
  readonly violations = new Violations();
  /** Keys of the messages and errors of the browser that were reported already. */
  readonly noted = new Set<string>();

  get all(): CheckProblem[] {
    return [...this.problems, ...this.violations.problems];
  }
}
