import ts from '../typescript.js';
import { nameText } from './callees';
import { printedValue } from './printedValue';
import { valueIn, type PropParts } from './propParts';
import type { Scope } from './scope';
import type { RootElement } from './script';
import { valueOf } from './valueOf';

/** Props that merge what the user passes with what the component adds. */
const merged = new Set(['children', 'slots', 'slotProps', 'components', 'componentsProps']);

/** Returns the props that the element gets: source of known values, `undefined` for computed ones. */
export function passedProps(parts: PropParts, scope: Scope): RootElement['passed'] {
  const passed: RootElement['passed'] = new Map();
  for (const part of parts.flatMap((one) => spread(one, scope))) {
    const name = part.name && nameText(part.name);
    const given = name && !merged.has(name) && valueIn([part], name);
    if (!given) continue;
    const value = valueOf(given, scope);
    const isLeftOut = value && 'literal' in value && value.literal === undefined;
    const text = printedValue(value, scope);
    if (!isLeftOut && (text !== undefined || !scope.takes(name))) passed.set(name, text);
  }
  return passed;
}

/** Expands `...defaultConfig` if it is a constant of the module; returns other parts unchanged. */
function spread(part: ts.ObjectLiteralElementLike, scope: Scope): PropParts {
  const value = ts.isSpreadAssignment(part) ? valueOf(part.expression, scope) : undefined;
  return value && 'node' in value && ts.isObjectLiteralExpression(value.node)
    ? value.node.properties
    : [part];
}
