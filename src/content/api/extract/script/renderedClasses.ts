import ts from '../typescript.js';
import { nameText } from './callees';
import { unwrapped } from './syntax';

/**
 * Returns the rules whose classes a component puts on its elements, from the object that composes them: `{ root:
 * ['root', open && 'open'] }`. Leaves out computed names and the names of slots that nothing uses.
 */
export function renderedClasses(
  { properties }: ts.ObjectLiteralExpression,
  isUsed: (slot: string) => boolean,
): string[] {
  const names = properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || !isUsed(nameText(property.name) ?? '')) return [];
    const value = unwrapped(property.initializer);
    return ts.isArrayLiteralExpression(value) ? value.elements.flatMap(literalsIn) : [];
  });
  return [...new Set(names)];
}

function literalsIn(value: ts.Expression): string[] {
  const inner = unwrapped(value);
  if (ts.isStringLiteralLike(inner)) return [inner.text];
  if (ts.isConditionalExpression(inner)) {
    return [inner.whenTrue, inner.whenFalse].flatMap(literalsIn);
  }
  return ts.isBinaryExpression(inner) ? literalsIn(inner.right) : [];
}
