import { formatCounts } from '@/content/api';
import type { ProvidedSearch } from '@/content/site';
import { DocsError } from '@/model';
import { formatReport, summarizeWarnings } from '@/model/report';
import { problemsFailingChecks } from '@/model/severity';
import type { Outcome } from './outcome';
import { describeSteps, formatTime } from './describeSteps';

/** Prints the steps of a run and every problem it found. Warnings are only counted unless `listWarnings` is set. */
export function printOutcome(outcome: Outcome, { listWarnings = false } = {}): void {
  for (const line of describeSteps(outcome)) console.log(line);
  if (outcome.counts.length > 0) console.log(`\n${formatCounts(outcome.counts)}\n`);
  const listed = listWarnings ? outcome.problems : problemsFailingChecks(outcome.problems);
  const counted = listWarnings ? '' : summarizeWarnings(outcome.problems);
  if (listed.length > 0) console.error(`\n${formatReport(listed)}\n`);
  if (counted) console.log(counted);
}

/** Prints the time taken to pack the live editor's modules, if they were packed. */
export function printEditor(seconds: number): void {
  if (seconds > 0) console.log(`Packed modules for the live editor · ${formatTime(seconds)}`);
}

/** Prints the time taken to index the site for its search, if it was indexed, and what is wrong with its words. */
export function printSearch({ seconds, problems }: ProvidedSearch): void {
  if (seconds > 0) console.log(`Indexed the site for its search · ${formatTime(seconds)}`);
  if (problems.length > 0) console.error(`\n${formatReport(problems)}\n`);
}

/** Prints an error that ended a run: an author's as a report, with its file, line and fix, any other with its stack. */
export function printFailure(error: unknown): void {
  console.error(error instanceof DocsError ? `\n${formatReport([error.problem])}\n` : error);
}
