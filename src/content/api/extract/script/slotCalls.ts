import ts from '../typescript.js';
import { calleeName, propertyOf } from './callees';
import { partsOf, valueIn } from './propParts';
import type { Scope } from './scope';

/** Collects the calls in `const [SlotRoot, rootProps] = useSlot('root', {…})`, by variable. */
export function slotCalls(component: ts.Node): Map<string, ts.CallExpression> {
  const found = new Map<string, ts.CallExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) {
      const [first] = node.name.elements;
      const call = node.initializer;
      const isSlot = call && ts.isCallExpression(call) && calleeName(call) === 'useSlot';
      if (isSlot && first && ts.isBindingElement(first) && ts.isIdentifier(first.name))
        found.set(first.name.text, call);
    }
    ts.forEachChild(node, visit);
  };
  visit(component);
  return found;
}

/** Returns the default of the `component` prop, which `useSlot` passes on to the root with the other props. */
export function componentOfSlot(options: ts.Expression, scope: Scope): ts.Expression | undefined {
  for (const key of ['additionalProps', 'internalForwardedProps', 'externalForwardedProps']) {
    const given = propertyOf(options, key);
    const object = given && ts.isIdentifier(given) ? scope.variable(given.text) : given;
    const parts = object ? partsOf(object) : [];
    const component = valueIn(parts, 'as') ?? valueIn(parts, 'component');
    if (component) return component;
  }
  return undefined;
}
