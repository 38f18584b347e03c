import type { ErrorPlace } from '@/model';
import type { CheckProblem } from '../problem';
import type { Violation } from './findViolations';

/** What axe found in several looks: the same element and rule are one problem. */
export class Violations {
  private readonly known = new Map<string, { problem: CheckProblem; where: Set<string> }>();

  /** Adds what was found at an author's place, in a look: "dark, opened". */
  add({ rule, help, html, summary, helpUrl }: Violation, place: ErrorPlace, where: string): void {
    const shown = html.replace(/ data-check-\w+="\d*"/g, '');
    const key = JSON.stringify([rule, place.file, place.line, shown]);
    const same = this.known.get(key);
    if (same) {
      same.where.add(where);
      return;
    }
    const what = `${help}: ${shown}`;
    const fix = `${summary} ${helpUrl.replace(/\?.*/, '')}`.trim();
    const problem: CheckProblem = { check: 'accessibility', ...place, what, fix, rule };
    this.known.set(key, { problem, where: new Set([where]) });
  }

  get problems(): CheckProblem[] {
    return [...this.known.values()].map(({ problem, where }) => {
      const looks = [...where].map((look) => `in ${look}`).join('; ');
      return { ...problem, what: `${problem.what} (${looks})` };
    });
  }
}
