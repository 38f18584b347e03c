import type { CodeRange } from '@/model';

/** Returns the lines of a range of code, without blank ones at the ends and without the common indentation. */
export function printLines(code: string, { from, to }: CodeRange): string[] {
  return dedent(code.slice(from, to), indentationAt(code, from));
}

function indentationAt(code: string, offset: number): string {
  const line = code.slice(code.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^\s*/.exec(line)?.[0] ?? '';
}

/** Splits a text into lines, without blank ones at the ends and without the common indentation. */
function dedent(text: string, firstIndentation: string): string[] {
  const starts = /^\s*\n/.test(text) ? '' : firstIndentation;
  const lines = `${starts}${text}`
    .replace(/^(\s*\n)+/, '')
    .trimEnd()
    .split('\n');
  const filled = lines.filter((line) => line.trim());
  const shared = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  return filled.length > 0 ? lines.map((line) => line.slice(shared)) : [];
}
