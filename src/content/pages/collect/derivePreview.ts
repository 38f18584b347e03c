import type { SyntaxNode } from '@lezer/common';
import type { CodeRange } from '@/model';
import { highlight } from '../parse';
import { findDefaultExport } from './defaultExport';
import type { ParsedModule } from './parseModule';

const maxLines = 16;
const layout = /^<\s*(?:Box|Stack|div|Fragment|React\.Fragment)?[\s>]/;

/**
 * Returns the essential JSX of a demo: what its default export returns, without a wrapper that only lays it out. A wrapper
 * that is one of the page's `subjects`, such as the Stack of the page about Stack, is kept unless the preview is too long
 * with it.
 */
export function derivePreview(
  module: ParsedModule,
  subjects: readonly string[] = [],
): string | undefined {
  const root = returned(findDefaultExport(module)?.definition);
  const whole = root && isSubject(module.code, root, subjects) && printLines(module.code, root);
  if (whole && whole.length <= maxLines) return whole.join('\n');
  const range = findPreview(module);
  if (!range) return undefined;
  const lines = printLines(module.code, range);
  return lines.length > 0 && lines.length <= maxLines ? lines.join('\n') : undefined;
}

/** Returns the position of the preview in the code, without a wrapper. */
export function findPreview(module: ParsedModule): CodeRange | undefined {
  const root = returned(findDefaultExport(module)?.definition);
  return root && (childrenOf(module.code, root) ?? { from: root.from, to: root.to });
}

function isSubject(code: string, root: SyntaxNode, subjects: readonly string[]): boolean {
  const name = /^<\s*([\w.]+)/.exec(code.slice(root.from, root.to))?.[1];
  return name !== undefined && subjects.includes(name);
}

function printLines(code: string, { from, to }: CodeRange): string[] {
  return dedent(code.slice(from, to), indentationAt(code, from));
}

/**
 * Highlights a preview as HTML. Siblings are valid only inside of an element, so one is added for parsing and removed
 * afterwards.
 */
export function highlightPreview(preview: string): string {
  const html = highlight(`<>\n${preview}\n</>`, 'tsx');
  return html.slice(html.indexOf('\n') + 1, html.lastIndexOf('\n'));
}

function returned(definition: SyntaxNode | undefined): SyntaxNode | undefined {
  const body = definition?.getChild('Block');
  const value = body
    ? body.getChildren('ReturnStatement').at(-1)?.firstChild?.nextSibling
    : definition?.lastChild;
  return unwrap(value ?? undefined);
}

function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  if (node?.name !== 'ParenthesizedExpression') {
    return node?.name === 'JSXElement' ? node : undefined;
  }
  return node.getChild('JSXElement') ?? undefined;
}

function childrenOf(code: string, root: SyntaxNode): CodeRange | undefined {
  const first = root.firstChild;
  const last = root.lastChild;
  if (!first || !last || first.to > last.from) return undefined;
  if (!layout.test(code.slice(first.from, first.to))) return undefined;
  const inside = { from: first.to, to: last.from };
  return root.getChild('JSXElement') || root.getChild('JSXEscape') ? inside : undefined;
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
