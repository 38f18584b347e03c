import ts from '../typescript.js';
import { nameText, propertyOf } from './callees';
import { valueOf, type Value, type Names } from './valueOf';

/**
 * Prints a value as an author would write it: `'bottom'`, `{ vertical: 'bottom' }`; undefined if a part is not
 * primitive.
 */
export function printedValue(value: Value | undefined, scope: Names): string | undefined {
  if (!value || ('literal' in value && value.literal === undefined)) return undefined;
  if ('literal' in value)
    return typeof value.literal === 'string' ? `'${value.literal}'` : String(value.literal);
  if (!ts.isObjectLiteralExpression(value.node)) return undefined;
  const fields = value.node.properties.map((property) => {
    const name = property.name && nameText(property.name);
    const held = name && propertyOf(value.node, name);
    const text = held && printedValue(valueOf(held, scope), scope);
    return text && `${name}: ${text}`;
  });
  return fields.length > 0 && fields.every(Boolean) ? `{ ${fields.join(', ')} }` : undefined;
}
