import ts from '../typescript.js';
import { calleeName, propertyOf } from './callees';
import { unwrapped } from './syntax';

/** The value of an expression: a primitive, or the node that makes the object or names the component. */
export type Value =
  { literal: string | number | boolean | null | undefined } | { node: ts.Expression };

const operators = ts.SyntaxKind;

/** Resolves the names in an expression. */
export interface Names {
  areProps(expression: ts.Expression): boolean;
  constant(name: string): ts.Expression | undefined;
  propOf(prop: string): Value | undefined;
  valueOf(name: ts.Identifier): Value | undefined;
}

/** Evaluates an expression in a component without props; undefined if the code alone does not decide it. */
export function valueOf(expression: ts.Expression, scope: Names): Value | undefined {
  const value = unwrapped(expression);
  if (ts.isStringLiteralLike(value)) return { literal: value.text };
  if (ts.isNumericLiteral(value)) return { literal: Number(value.text) };
  if (value.kind === operators.TrueKeyword) return { literal: true };
  if (value.kind === operators.FalseKeyword) return { literal: false };
  if (value.kind === operators.NullKeyword) return { literal: null };
  if (ts.isVoidExpression(value)) return { literal: undefined };
  if (ts.isIdentifier(value)) return scope.valueOf(value);
  if (ts.isConditionalExpression(value)) return ofConditional(value, scope);
  if (ts.isBinaryExpression(value)) return ofBinary(value, scope);
  if (ts.isPrefixUnaryExpression(value)) return ofNegation(value, scope);
  if (ts.isPropertyAccessExpression(value) || ts.isElementAccessExpression(value))
    return ofMember(value, scope);
  if (ts.isObjectLiteralExpression(value) || ts.isArrowFunction(value)) return { node: value };
  return ts.isCallExpression(value) ? ofCall(value, scope) : undefined;
}

/** Tells whether a value is truthy; undefined if that is not known. */
export function isTrue(value: Value | undefined): boolean | undefined {
  if (!value) return undefined;
  return 'node' in value || Boolean(value.literal);
}

/**
 * Evaluates a hook call with the defaults of an ordinary page: it reads from left to right, and no context has a
 * provider.
 */
function ofCall(call: ts.CallExpression, scope: Names): Value | undefined {
  const name = calleeName(call);
  if (name === 'useRtl') return { literal: false };
  const [context] = call.arguments;
  const made =
    name === 'useContext' && context && ts.isIdentifier(context)
      ? scope.constant(context.text)
      : undefined;
  const isMade = made && ts.isCallExpression(made) && calleeName(made) === 'createContext';
  const initial = isMade ? made.arguments[0] : undefined;
  return initial && valueOf(initial, scope);
}

function ofConditional(
  { condition, whenTrue, whenFalse }: ts.ConditionalExpression,
  scope: Names,
): Value | undefined {
  const chosen = isTrue(valueOf(condition, scope));
  return chosen === undefined ? undefined : valueOf(chosen ? whenTrue : whenFalse, scope);
}

function ofBinary(
  { left, right, operatorToken: { kind } }: ts.BinaryExpression,
  scope: Names,
): Value | undefined {
  const first = valueOf(left, scope);
  if (!first) return undefined;
  const isMissing = 'literal' in first && (first.literal === undefined || first.literal === null);
  if (kind === operators.BarBarToken) return isTrue(first) ? first : valueOf(right, scope);
  if (kind === operators.AmpersandAmpersandToken)
    return isTrue(first) ? valueOf(right, scope) : first;
  if (kind === operators.QuestionQuestionToken) return isMissing ? valueOf(right, scope) : first;
  const second = valueOf(right, scope);
  if (!second || !('literal' in first) || !('literal' in second)) return undefined;
  const isSame = first.literal === second.literal;
  if (kind === operators.EqualsEqualsEqualsToken) return { literal: isSame };
  return kind === operators.ExclamationEqualsEqualsToken ? { literal: !isSame } : undefined;
}

function ofNegation(
  { operator, operand }: ts.PrefixUnaryExpression,
  scope: Names,
): Value | undefined {
  const condition = isTrue(valueOf(operand, scope));
  const isNegated = operator === operators.ExclamationToken && condition !== undefined;
  return isNegated ? { literal: !condition } : undefined;
}

function ofMember(
  member: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  scope: Names,
): Value | undefined {
  const name = memberName(member, scope);
  if (name === undefined) return undefined;
  if (scope.areProps(member.expression)) return scope.propOf(name);
  const object = valueOf(member.expression, scope);
  if (!object) return undefined;
  if ('literal' in object) return object.literal === undefined ? object : undefined;
  if (!ts.isObjectLiteralExpression(object.node)) return undefined;
  const found = propertyOf(object.node, name);
  if (found) return valueOf(found, scope);
  return object.node.properties.some(ts.isSpreadAssignment) ? undefined : { literal: undefined };
}

function memberName(
  member: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  scope: Names,
): string | undefined {
  if (ts.isPropertyAccessExpression(member)) return member.name.text;
  const key = valueOf(member.argumentExpression, scope);
  return key && 'literal' in key && typeof key.literal === 'string' ? key.literal : undefined;
}
