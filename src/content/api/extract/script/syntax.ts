import ts from '../typescript.js';
import { calleeName, nameText, themeHooks } from './callees';

/** Returns the variables that a statement declares. */
export function declarationsOf(statement: ts.Statement): readonly ts.VariableDeclaration[] {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
}

/** Returns the name of the top-level function or variable that contains a node. */
export function ownerOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) && ts.isSourceFile(node.parent)) return node.name?.text;
  const isTopLevel = ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);
  return isTopLevel ? nameText(node.name) : undefined;
}

/** Tells whether a destructured value is props: a parameter, or a variable whose name says so. */
export function takesProps({ parent }: ts.ObjectBindingPattern): boolean {
  if (ts.isParameter(parent)) return parent.parent.parameters[0] === parent;
  const from = ts.isVariableDeclaration(parent) ? parent.initializer : undefined;
  if (!from) return false;
  if (ts.isCallExpression(from)) return themeHooks.has(calleeName(from) ?? '');
  return ts.isIdentifier(from) && /^(\w*props|parameters|params)$/i.test(from.text);
}

/** Returns the value in `exports.Button = …`, as CommonJS modules write their declarations. */
export function assigned(value: ts.Expression): ts.Expression {
  const isAssignment =
    ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isAssignment ? assigned(value.right) : value;
}

/** Tells whether an expression is a primitive literal. */
export function isPrimitive(value: ts.Expression): boolean {
  const words = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword];
  return ts.isLiteralExpression(value) || words.includes(value.kind);
}

/** Removes the parentheses around an expression. */
export function unwrapped(value: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(value) ? unwrapped(value.expression) : value;
}

/** Returns the object of `X.propTypes = {…}`, also in `process.env.NODE_ENV !== 'production' ? {…} : void 0`. */
export function objectIn(value: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const inner = unwrapped(value);
  if (ts.isConditionalExpression(inner)) return objectIn(inner.whenTrue);
  return ts.isObjectLiteralExpression(inner) ? inner : undefined;
}
