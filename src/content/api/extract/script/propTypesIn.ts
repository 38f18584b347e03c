import ts from '../typescript.js';
import { nameText } from './callees';
import { objectIn } from './syntax';

/** Returns the keys in `X.propTypes = {…}`, without those marked `@ignore`; undefined for other expressions. */
export function propTypesIn(
  { left, right, operatorToken }: ts.BinaryExpression,
  source: ts.SourceFile,
): { component: string; keys: string[] } | undefined {
  const isAssigned = operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (!isAssigned || !ts.isPropertyAccessExpression(left) || left.name.text !== 'propTypes')
    return undefined;
  const object = objectIn(right);
  if (!object || !ts.isIdentifier(left.expression)) return undefined;
  const keys = object.properties.map((property) => {
    const isHidden = /@ignore/.test(property.getFullText(source).split('*/')[0] ?? '');
    return property.name && !isHidden ? nameText(property.name) : undefined;
  });
  return { component: left.expression.text, keys: keys.filter((key) => key !== undefined) };
}
