import ts from '../typescript.js';
import { propertyOf } from './callees';
import type { ComponentFunction } from './componentFunctions';
import { elementName, replacementName } from './elementName';
import { isOwnRef } from './isOwnRef';
import { passedProps } from './passedProps';
import { takesRest, valueIn, type PropParts } from './propParts';
import type { Scope } from './scope';
import type { RootElement } from './script';
import { componentOfSlot } from './slotCalls';

/** The component whose root is read. */
export interface RootContext {
  component: ComponentFunction;
  scope: Scope;
  /** Its calls of `useSlot`, by variable. */
  slots: ReadonlyMap<string, ts.CallExpression>;
}

/**
 * Describes an element as the root of a component: its name, the props it gets and whether it takes the ref and all
 * other props. Undefined if the code alone does not show what it is.
 */
export function rootElement(
  element: ts.Expression,
  { parts, props }: { parts: PropParts; props?: ts.Expression | undefined },
  { component: root, scope, slots }: RootContext,
): RootElement | undefined {
  const slot = ts.isIdentifier(element) ? slots.get(element.text) : undefined;
  const options = slot?.arguments[1];
  const made = slot ? propertyOf(options, 'elementType') : element;
  const name = made && elementName(made, scope);
  if (!name) return undefined;
  const replaced =
    valueIn(parts, 'as') ??
    valueIn(parts, 'component') ??
    (options && componentOfSlot(options, scope));
  const component = replaced && replacementName(replaced, scope);
  const ref = valueIn(parts, 'ref') ?? propertyOf(options, 'ref');
  return {
    element: name,
    ...(component && { component }),
    hasRef: ref !== undefined && isOwnRef(ref, root, scope),
    takesRest: slot !== undefined || (props !== undefined && takesRest(props)),
    passed: passedProps(parts, scope),
  };
}
