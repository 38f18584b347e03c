import type { SyntaxNode } from '@lezer/common';
import { highlight } from '../parse';
import type { ParsedModule } from './parseModule';
import { findReturned } from './findReturned';
import { findPreview } from './findPreview';
import { printLines } from './printLines';

const maxLines = 16;

/**
 * Returns the essential JSX of a demo: what its default export returns, without a wrapper that only lays it out. A wrapper
 * that is one of the page's `subjects`, such as the Stack of the page about Stack, is kept unless the preview is too long
 * with it.
 */
export function derivePreview(
  module: ParsedModule,
  subjects: readonly string[] = [],
): string | undefined {
  const root = findReturned(module);
  const whole = root && isSubject(module.code, root, subjects) && printLines(module.code, root);
  if (whole && whole.length <= maxLines) return whole.join('\n');
  const range = findPreview(module);
  if (!range) return undefined;
  const lines = printLines(module.code, range);
  return lines.length > 0 && lines.length <= maxLines ? lines.join('\n') : undefined;
}

function isSubject(code: string, root: SyntaxNode, subjects: readonly string[]): boolean {
  const name = /^<\s*([\w.]+)/.exec(code.slice(root.from, root.to))?.[1];
  return name !== undefined && subjects.includes(name);
}

/**
 * Highlights a preview as HTML. Siblings are valid only inside of an element, so one is added for parsing and removed
 * afterwards.
 */
export function highlightPreview(preview: string): string {
  const html = highlight(`<>\n${preview}\n</>`, 'tsx');
  return html.slice(html.indexOf('\n') + 1, html.lastIndexOf('\n'));
}
