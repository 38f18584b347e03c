import type { CodeRange } from '@/model';
import type { Marked } from './marked';
import { sliceCode } from './sliceCode';

/** Returns the lines of the preview without common indentation and enclosing parentheses. */
export function previewOf(file: Marked, range: CodeRange): string {
  const { code } = file;
  const text = code.slice(range.from, range.to);
  const inParentheses = text.startsWith('(\n') && text.endsWith(')');
  const inner = inParentheses ? { from: range.from + 1, to: range.to - 1 } : range;
  const lineStart = code.lastIndexOf('\n', inner.from - 1) + 1;
  const from = /^\s*$/.test(code.slice(lineStart, inner.from)) ? lineStart : inner.from;
  const { html } = sliceCode(file, { from, to: inner.to });
  const first = /^ */.exec(code.slice(lineStart))?.[0] ?? '';
  const starts = from === inner.from && !/^\s*\n/.test(html) ? first : '';
  return dedent(`${starts}${html}`);
}

/** Removes the common indentation of highlighted lines. Works on HTML, because tokens never span lines here. */
function dedent(html: string): string {
  const lines = html
    .replace(/^(\s*\n)+/, '')
    .trimEnd()
    .split('\n');
  const filled = lines.filter((line) => line.trim());
  const shared = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(shared)).join('\n');
}
