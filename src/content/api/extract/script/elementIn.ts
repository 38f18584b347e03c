import ts from '../typescript.js';
import { calleeName } from './callees';
import { assigned } from './syntax';

/**
 * The element that compiled code makes, as an author writes it: `<Unfold />` for `_jsx(Unfold, {})`, also where the
 * compiler keeps it in a variable, `_Unfold || (_Unfold = _jsx(Unfold, {}))`. Undefined for one with props.
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
