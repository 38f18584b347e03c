import { plural } from '@/model/report';
import { problemsFailingChecks } from '@/model/severity';
import type { Outcome } from './outcome';

/** Describes the steps of a run, one line each, with the time they took. */
export function describeSteps({
  pages,
  demos,
  compiled,
  emitted,
  problems,
  seconds,
}: Outcome): string[] {
  const done = compiled.length.toLocaleString('en-US');
  const wrote =
    problemsFailingChecks(problems).length > 0 && emitted === 0
      ? 'Wrote nothing'
      : `Wrote ${plural(emitted, 'page')}`;
  return [
    `Loaded products and navigation · ${formatTime(seconds.prepare)}`,
    `Compiled ${done} of ${plural(pages, 'page')}, ${plural(demos, 'demo')} · ${formatTime(seconds.compile)}`,
    `Checked navigation and links, ${plural(problemsFailingChecks(problems).length, 'problem')} · ${formatTime(seconds.check)}`,
    `${wrote} · ${formatTime(seconds.emit)}`,
  ];
}

/** Formats a time in seconds. */
export function formatTime(seconds: number): string {
  return `${seconds.toFixed(seconds < 0.1 ? 2 : 1)} s`;
}
