import type { ErrorPlace } from '@/model';
import type { CheckProblem } from '../problem';
import type { Violation } from './findViolations';

/** Collects what axe found in several looks, and merges reports of the same element and rule into one problem. */
export class Violations {
  private readonly known = new Map<string, { problem: CheckProblem; where: Set<string> }>();

  /** Adds a violation. `where` is the look it was found in, such as "dark with it opened". */
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
