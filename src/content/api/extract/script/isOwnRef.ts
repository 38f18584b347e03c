import ts from '../typescript.js';
import { calleeName } from './callees';
import type { ComponentFunction } from './componentFunctions';
import type { Scope } from './scope';

/** Tells whether an expression is the ref parameter, or merges it with others: `useForkRef(ref, …)`. */
export function isOwnRef(
  expression: ts.Expression,
  component: ComponentFunction,
  scope: Scope,
): boolean {
  const name = component.parameters[1]?.name.getText();
  if (!name) return false;
  if (ts.isIdentifier(expression)) {
    const made = scope.variable(expression.text);
    return expression.text === name || (made !== undefined && isOwnRef(made, component, scope));
  }
  return (
    ts.isCallExpression(expression) &&
    calleeName(expression) === 'useForkRef' &&
    expression.arguments.some((argument) => isOwnRef(argument, component, scope))
  );
}
