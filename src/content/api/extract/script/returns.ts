import ts from '../typescript.js';
import type { Scope } from './scope';
import { isTrue, valueOf } from './valueOf';

/**
 * Returns what a statement certainly returns; undefined if it does not return, `open` if that depends on unknown
 * values.
 */
export function reachedIn(
  statement: ts.Statement,
  scope: Scope,
): ts.Expression | 'open' | undefined {
  if (ts.isReturnStatement(statement)) return statement.expression ?? 'open';
  if (ts.isBlock(statement)) {
    for (const each of statement.statements) {
      const found = reachedIn(each, scope);
      if (found) return found;
    }
    return undefined;
  }
  if (ts.isIfStatement(statement)) {
    const { expression, thenStatement, elseStatement } = statement;
    const chosen = isTrue(valueOf(expression, scope));
    const taken = chosen ? thenStatement : elseStatement;
    if (chosen !== undefined) return taken && reachedIn(taken, scope);
  }
  return returnsIn(statement).length > 0 ? 'open' : undefined;
}

/** Returns the expressions that a function returns, without those of functions inside of it. */
export function returnsIn(node: ts.Node): ts.Expression[] {
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : [];
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isFunctionLike(child)) found.push(...returnsIn(child));
  });
  return found;
}
