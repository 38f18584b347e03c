import type { DocsProblem } from '@/model';

/**
 * Finds the first unresolved merge conflict: its markers in this order, each at the start of a line. Other errors in
 * such a file may result from it.
 */
export function findConflict(file: string, text: string): DocsProblem | undefined {
  if (!text.includes('<<<<<<<')) return undefined;
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => /^<{7}( |$)/.test(line));
  const middle = lines.findIndex((line, index) => index > start && /^={7}$/.test(line.trimEnd()));
  const end = lines.findIndex((line, index) => index > middle && /^>{7}( |$)/.test(line));
  if (start === -1 || middle === -1 || end === -1) return undefined;
  const what = 'The file contains a merge conflict.';
  const fix = 'Keep one of the two sides, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`.';
  return { file, line: start + 1, column: 1, what, fix };
}
