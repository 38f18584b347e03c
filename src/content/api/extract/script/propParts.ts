import ts from '../typescript.js';
import { calleeName, nameText } from './callees';

/** Parts of an element's props object: `{ a, ...other }`, or `_extends({ a }, other)`. */
export type PropParts = readonly ts.ObjectLiteralElementLike[];

/** Returns the parts of an element's props, as far as the code names them. */
export function partsOf(props: ts.Expression): PropParts {
  if (ts.isObjectLiteralExpression(props)) return props.properties;
  const isMerged = ts.isCallExpression(props) && calleeName(props) === '_extends';
  return isMerged ? props.arguments.flatMap(partsOf) : [];
}

/** Returns the value of a prop. */
export function valueIn(parts: PropParts, name: string): ts.Expression | undefined {
  for (const part of parts) {
    const isNamed = part.name && nameText(part.name) === name;
    if (isNamed && ts.isPropertyAssignment(part)) return part.initializer;
    if (isNamed && ts.isShorthandPropertyAssignment(part)) return part.name;
  }
  return undefined;
}

/** Tells whether an element gets more props than the code names: `{ a, ...other }`, `rootProps`. */
export function takesRest(props: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(props)) return props.properties.some(ts.isSpreadAssignment);
  return !ts.isCallExpression(props) || props.arguments.some(takesRest);
}
