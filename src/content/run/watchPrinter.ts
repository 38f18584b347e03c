import { formatReport, plural, summarizeWarnings } from '@/model/report';
import { problemsFailingChecks } from '@/model/severity';
import type { Outcome } from './outcome';

/** Prints what the watching compiler does; problems only if they differ from the previous ones. */
export class WatchPrinter {
  private shown = '';

  /** Prints that everything except the pages is written. */
  opened({ seconds, problems }: Outcome): void {
    console.log(`Loaded products and navigation · ${seconds.prepare.toFixed(1)} s`);
    this.report(problems);
  }

  /** Prints which requested or edited pages are written. */
  printRun({ compiled, problems }: Outcome, milliseconds: number): void {
    const what = compiled.length <= 3 ? compiled.join(', ') : plural(compiled.length, 'page');
    if (what) console.log(`Compiled ${what} · ${Math.round(milliseconds)} ms`);
    this.report(problems);
  }

  /** Prints that every page is compiled and checked. */
  completed({ problems }: Outcome, rest: { pages: number; milliseconds: number }): void {
    const seconds = (rest.milliseconds / 1000).toFixed(1);
    const pages = plural(rest.pages, 'other page');
    if (rest.pages > 0) console.log(`Compiled ${pages} meanwhile · ${seconds} s`);
    this.report(problems);
  }

  private report(problems: Outcome['problems']): void {
    const wrong = problemsFailingChecks(problems);
    const report = wrong.length > 0 ? `\n${formatReport(wrong)}\n` : '';
    const text = [report, summarizeWarnings(problems)].filter(Boolean).join('\n');
    if (text !== this.shown && text) console.error(text);
    this.shown = text;
  }
}
