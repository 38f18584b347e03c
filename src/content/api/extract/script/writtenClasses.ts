import ts from '../typescript.js';

/** Class names that an object has as text, by rule; of `_extends({}, …)`, those of all its objects. */
export function writtenClasses(value: ts.Expression): ReadonlyMap<string, string> {
  const objects = ts.isCallExpression(value) ? [...value.arguments] : [value];
  return new Map(
    objects
      .filter(ts.isObjectLiteralExpression)
      .flatMap(({ properties }) => [...properties])
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && ts.isStringLiteralLike(initializer)
          ? [[name.text, initializer.text] as const]
          : [],
      ),
  );
}
