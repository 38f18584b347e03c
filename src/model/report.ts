import type { DocsProblem } from '.';

/** Sorts problems in the order of the report: by file, line and column. */
export function sortProblems(problems: readonly DocsProblem[]): DocsProblem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Formats all problems as one text: grouped by file, each with its position and its fix, the count at the end. */
export function formatReport(problems: readonly DocsProblem[]): string {
  const sorted = sortProblems(problems);
  const files = [...new Set(sorted.map((problem) => problem.file))];
  const groups = files.map((file) =>
    sorted
      .filter((problem) => problem.file === file)
      .map(formatProblem)
      .join('\n'),
  );
  const count = `${plural(sorted.length, 'problem')} in ${plural(files.length, 'file')}.`;
  return [...groups, count].join('\n\n');
}

function formatProblem({ file, line = 1, column = 1, what, fix }: DocsProblem): string {
  return `${file}:${line}:${column}  ${what}  ${fix}`;
}

/** Returns one line that counts warnings by rule; empty if there are none. */
export function summarizeWarnings(problems: readonly DocsProblem[]): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return '';
  const rules = [...new Set(warnings.map(({ rule = '' }) => rule))].sort();
  const counts = rules.map((name) => {
    return `${name} ${warnings.filter(({ rule = '' }) => rule === name).length}`;
  });
  const list = '`node scripts/bundled.mjs compile --warnings` lists them.';
  return `${plural(warnings.length, 'warning')} (${counts.join(', ')}). ${list}`;
}

/** Formats a number with its noun, `1 page`, `1,000 pages`. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
