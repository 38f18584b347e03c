import ts from '../typescript.js';
import { calleeName } from './callees';
import { assigned } from './syntax';

/**
 * Returns the JSX of an element that compiled code creates: `<Unfold />` for `_jsx(Unfold, {})`, also if the compiler
 * caches it in a variable, `_Unfold || (_Unfold = _jsx(Unfold, {}))`. Undefined if it has props.
 */
export function elementIn(value: ts.Expression): string | undefined {
  let made = value;
  const isKept =
    ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.BarBarToken;
  if (isKept) made = value.right;
  while (ts.isParenthesizedExpression(made)) made = made.expression;
  made = assigned(made);
  if (!ts.isCallExpression(made) || calleeName(made) !== '_jsx') return undefined;
  const [element, props] = made.arguments;
  const isBare = props && ts.isObjectLiteralExpression(props) && props.properties.length === 0;
  return element && ts.isIdentifier(element) && isBare ? `<${element.text} />` : undefined;
}
