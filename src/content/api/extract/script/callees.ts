import ts from '../typescript.js';

/** Hooks that complete a component's props from the theme. */
export const themeHooks = new Set([
  'useDefaultProps',
  'useThemeProps',
  'getThemeProps',
  'useGridRootProps',
]);

/** Tells whether a hook by its name completes the props of one or a few components: `useCalendarDefaultizedProps`. */
export function isPropsHook(name: string): boolean {
  return /^use\w*Props$/.test(name);
}

/** Returns the name of the called function, without its object: `styled` for `(0, _styles.styled)('div')`. */
export function calleeName({ expression }: ts.CallExpression): string | undefined {
  let callee: ts.Expression = expression;
  while (ts.isParenthesizedExpression(callee)) callee = callee.expression;
  if (ts.isBinaryExpression(callee)) callee = callee.right;
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : undefined;
}

/** Returns the value of a property of an object literal. */
export function propertyOf(object: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const property of object.properties) {
    const isNamed = property.name && nameText(property.name) === name;
    if (isNamed && ts.isPropertyAssignment(property)) return property.initializer;
    if (isNamed && ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Returns the text of a property's name; undefined if it is computed. */
export function nameText(name: ts.PropertyName | ts.BindingName): string | undefined {
  const isText = ts.isIdentifier(name) || ts.isStringLiteral(name);
  return isText ? name.text : undefined;
}
