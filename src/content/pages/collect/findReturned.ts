import type { SyntaxNode } from '@lezer/common';
import { findDefaultExport } from './defaultExport';
import type { ParsedModule } from './parseModule';

/** Returns the JSX element that a module's default export returns; undefined if it returns something else. */
export function findReturned(module: ParsedModule): SyntaxNode | undefined {
  const definition = findDefaultExport(module)?.definition;
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
