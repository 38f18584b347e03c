import ts from '../typescript.js';

/** Hooks that complete the props of a component from the theme. */
export const themeHooks = new Set([
  'useDefaultProps',
  'useThemeProps',
  'getThemeProps',
  'useGridRootProps',
]);

/** Whether a function is a hook that completes the props of one component or a few: `useCalendarDefaultizedProps`. */
export function isPropsHook(name: string): boolean {
  return /^use\w*Props$/.test(name);
}

/** Name of what a call calls, without the object it is on: `styled` for `(0, _styles.styled)('div')`. */
export function calleeName({ expression }: ts.CallExpression): string | undefined {
  let callee: ts.Expression = expression;
  while (ts.isParenthesizedExpression(callee)) callee = callee.expression;
  if (ts.isBinaryExpression(callee)) callee = callee.right;
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : undefined;
}

/** Value of a property of an object literal. */
export function propertyOf(object: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const property of object.properties) {
    const isNamed = property.name && nameText(property.name) === name;
    if (isNamed && ts.isPropertyAssignment(property)) return property.initializer;
    if (isNamed && ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Text of a property's name; undefined for computed ones. */
export function nameText(name: ts.PropertyName | ts.BindingName): string | undefined {
  const isText = ts.isIdentifier(name) || ts.isStringLiteral(name);
  return isText ? name.text : undefined;
}
