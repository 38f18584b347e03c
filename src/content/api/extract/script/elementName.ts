import ts from '../typescript.js';
import type { Scope } from './scope';
import { valueOf } from './valueOf';

/** Returns the name or tag of an element, `'div'` or `PaperRoot`; undefined if the code alone does not show it. */
export function elementName(element: ts.Expression, scope: Scope): string | undefined {
  const value = valueOf(element, scope);
  if (!value) return undefined;
  if ('literal' in value)
    return typeof value.literal === 'string' ? `'${value.literal}'` : undefined;
  return ts.isIdentifier(value.node) ? value.node.text : undefined;
}

/**
 * Returns the name or tag of what replaces the element; `?` if the code alone does not show it, undefined if nothing
 * does.
 */
export function replacementName(expression: ts.Expression, scope: Scope): string | undefined {
  const value = valueOf(expression, scope);
  if (value && 'literal' in value && typeof value.literal !== 'string') return undefined;
  return elementName(expression, scope) ?? '?';
}
