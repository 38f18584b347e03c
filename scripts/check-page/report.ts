import { plural } from '@/model/report';
import { problemsFailingChecks } from '@/model/severity';
import type { CheckReport } from './checkPages';
import { checks, type CheckProblem } from './problem';
import type { Timing } from './timing';

/** Formats the report: problems by check, each with its place and fix, then counts, timing and screenshots. */
export function formatCheckReport(report: CheckReport): string {
  const { pages, problems, sheets, timing } = report;
  const groups = checks.flatMap((check) => {
    const own = problems.filter((problem) => problem.check === check).sort(byPlace);
    return own.length > 0 ? [`${check} (${own.length})\n${own.map(formatProblem).join('\n')}`] : [];
  });
  const wrong = problemsFailingChecks(problems).length;
  const warnings = problems.length - wrong;
  const warned = warnings > 0 ? `, ${plural(warnings, 'warning')}` : '';
  const demos = pages.reduce((sum, { compiled }) => sum + (compiled?.demos.length ?? 0), 0);
  const summary = `Checked ${plural(pages.length, 'page')}, ${plural(demos, 'demo')}, ${plural(report.mounted, 'mounted fence')}: ${plural(wrong, 'problem')}${warned} · ${timing.totalSeconds.toFixed(1)} s`;
  return [...groups, `${summary}\n${formatTiming(timing)}\n${formatSheets(sheets)}`].join('\n\n');
}

function byPlace(a: CheckProblem, b: CheckProblem): number {
  return (
    a.file.localeCompare(b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  );
}

function formatProblem(problem: CheckProblem): string {
  const { check, file, line = 1, column = 1, what, fix, severity, rule } = problem;
  const kind = severity === 'warning' ? 'Warning: ' : '';
  const named = rule && rule !== check ? ` [${rule}]` : '';
  return `  ${file}:${line}:${column}  ${kind}${what}${named}\n      → ${fix}`;
}

function formatTiming({ stages, parts }: Timing): string {
  const each = [...stages].map(([stage, seconds]) => {
    const own = [...(parts.get(stage) ?? [])].map(([part, more]) => `${part} ${more.toFixed(1)}`);
    return `${stage} ${seconds.toFixed(1)} s${own.length > 0 ? ` (${own.join(', ')})` : ''}`;
  });
  return each.join(' · ');
}

function formatSheets(sheets: readonly string[]): string {
  if (sheets.length === 0) return 'No page could be shown.';
  return `Screenshots: ${sheets.join(' ')}`;
}
