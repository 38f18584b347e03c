import ts from '../typescript.js';
import { calleeName } from './callees';
import type { ModuleConstants } from './moduleConstants';
import type { ClassList } from './script';

/** Functions that make class names from a prefix. */
export const classMakers = new Set([
  'generateUtilityClass',
  'generateUtilityClasses',
  'unstable_generateUtilityClass',
  'unstable_generateUtilityClasses',
]);

/** Returns the parts of a constant of class names: what it lists itself, and what it spreads. */
export function classList(value: ts.Expression, constants: ModuleConstants): ClassList {
  const parts = ts.isObjectLiteralExpression(value)
    ? value.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression)
    : [value];
  const call = parts.find(
    (part): part is ts.CallExpression =>
      ts.isCallExpression(part) && classMakers.has(calleeName(part) ?? ''),
  );
  const [prefix, keys] = call?.arguments ?? [];
  const listed = keys && ts.isArrayLiteralExpression(keys) ? keys.elements : [];
  return {
    prefix: constants.textOf(prefix),
    keys: listed.flatMap((key) => (ts.isStringLiteralLike(key) ? [key.text] : [])),
    spreads: ts.isObjectLiteralExpression(value)
      ? parts.filter(ts.isIdentifier).map(({ text }) => text)
      : [],
  };
}

/** Returns the class names that an object spells out, by rule; for `_extends({}, …)`, those of all its objects. */
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
