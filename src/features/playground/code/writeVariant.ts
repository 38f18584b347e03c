import type { CodeRange, DemoVariant, Playground, PlaygroundValues } from '@/model';
import { variablesOf, writtenProps } from './chosen';
import { sliceCode, joinCode, type Marked } from './marked';
import { writeElement } from './writeElement';

/** Returns a variant of a demo with the reader's values in its code. */
export function writeVariant(
  variant: DemoVariant,
  { component, controls }: Playground,
  values: PlaygroundValues,
): DemoVariant {
  const { subject, files } = variant;
  const [file, ...others] = files;
  if (!subject || !file || Object.keys(values).length === 0) return variant;
  const element = writeElement({
    ...{ file, subject, component },
    props: writtenProps(controls, values),
    variables: variablesOf(controls, values),
  });
  const { code } = file;
  const whole = joinCode(
    sliceCode(file, { from: 0, to: subject.from }),
    element,
    sliceCode(file, { from: subject.to, to: code.length }),
  );
  const grown = element.code.length - (subject.to - subject.from);
  const { preview } = subject;
  const shown = preview && { from: preview.from, to: preview.to + grown };
  return {
    ...variant,
    files: [{ ...file, ...whole }, ...others],
    ...(shown && { previewHtml: previewOf(whole, shown) }),
  };
}

/** Returns the lines of the preview without common indentation and enclosing parentheses. */
function previewOf(file: Marked, range: CodeRange): string {
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
