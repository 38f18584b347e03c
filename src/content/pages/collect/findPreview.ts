import type { SyntaxNode } from '@lezer/common';
import type { CodeRange } from '@/model';
import type { ParsedModule } from './parseModule';
import { findReturned } from './findReturned';

const layout = /^<\s*(?:Box|Stack|div|Fragment|React\.Fragment)?[\s>]/;

/** Returns the position of the preview in the code, without a wrapper. */
export function findPreview(module: ParsedModule): CodeRange | undefined {
  const root = findReturned(module);
  return root && (childrenOf(module.code, root) ?? { from: root.from, to: root.to });
}

function childrenOf(code: string, root: SyntaxNode): CodeRange | undefined {
  const first = root.firstChild;
  const last = root.lastChild;
  if (!first || !last || first.to > last.from) return undefined;
  if (!layout.test(code.slice(first.from, first.to))) return undefined;
  const inside = { from: first.to, to: last.from };
  return root.getChild('JSXElement') || root.getChild('JSXEscape') ? inside : undefined;
}
