import type { DocsProblem } from '@/model';

/**
 * The first conflict of a merge that nobody resolved: its markers stand in this order, each at the start of a line.
 * While there is one, everything else that is wrong with the file may follow from it.
 */
export function findConflict(file: string, text: string): DocsProblem | undefined {
  if (!text.includes('<<<<<<<')) return undefined;
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => /^<{7}( |$)/.test(line));
  const middle = lines.findIndex((line, index) => index > start && /^={7}$/.test(line.trimEnd()));
  const end = lines.findIndex((line, index) => index > middle && /^>{7}( |$)/.test(line));
  if (start === -1 || middle === -1 || end === -1) return undefined;
  const what = 'The file holds a merge conflict.';
  const fix = 'Keep one of the two sides, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`.';
  return { file, line: start + 1, column: 1, what, fix };
}
