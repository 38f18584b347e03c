import ts from '../typescript.js';
import { calleeName } from './callees';
import type { ComponentFunction } from './componentFunctions';
import { isOwnRef } from './isOwnRef';
import { partsOf, valueIn } from './propParts';
import { reachedIn, returnsIn } from './returns';
import { rootElement, type RootContext } from './rootElement';
import type { Scope } from './scope';
import type { RootElement } from './script';
import { slotCalls } from './slotCalls';
import { assigned, unwrapped } from './syntax';
import { isTrue, valueOf } from './valueOf';

/**
 * Returns the elements that a component may return when it is rendered without props: the certain one, or the last
 * `return`, first.
 */
export function readRoots(component: ComponentFunction, scope: Scope): RootElement[] {
  return new RootReader(component, scope).read();
}

class RootReader implements RootContext {
  readonly slots: ReadonlyMap<string, ts.CallExpression>;

  constructor(
    readonly component: ComponentFunction,
    readonly scope: Scope,
  ) {
    this.slots = slotCalls(component);
  }

  read(): RootElement[] {
    const { body } = this.component;
    if (!body) return [];
    const returned = ts.isBlock(body) ? returnsIn(body).reverse() : [body];
    const reached = ts.isBlock(body) ? reachedIn(body, this.scope) : 'open';
    const known = reached && reached !== 'open' ? this.rootIn(reached) : undefined;
    if (reached !== 'open' && !known) return [];
    const all = returned.flatMap((expression) => this.rootIn(expression) ?? []);
    const [root, ...others] = known ? [known, ...all] : all;
    if (!root) return [];
    const refHolder = root.hasRef ? undefined : this.refHolderIn(body);
    return [{ ...root, ...(refHolder && { refHolder }) }, ...others];
  }

  /** Finds the first element in the function that gets the component's ref. */
  private refHolderIn(node: ts.Node): RootElement['refHolder'] {
    if (ts.isCallExpression(node) && isElement(node)) {
      const [element, props] = node.arguments;
      const parts = props ? partsOf(props) : [];
      const ref = valueIn(parts, 'ref');
      if (element && ref && isOwnRef(ref, this.component, this.scope))
        return rootElement(element, { parts }, this);
    }
    return ts.forEachChild(node, (child) => this.refHolderIn(child));
  }

  private rootIn(expression: ts.Expression, depth = 0): RootElement | undefined {
    const made = assigned(unwrapped(expression));
    if (depth > 12) return undefined;
    const next = (inner: ts.Expression | undefined) => inner && this.rootIn(inner, depth + 1);
    if (ts.isConditionalExpression(made)) {
      const chosen = isTrue(valueOf(made.condition, this.scope));
      if (chosen !== undefined) return next(chosen ? made.whenTrue : made.whenFalse);
      return next(made.whenTrue) ?? next(made.whenFalse);
    }
    if (ts.isBinaryExpression(made)) return next(made.right) ?? next(made.left);
    if (ts.isIdentifier(made)) return next(this.scope.variable(made.text));
    if (!ts.isCallExpression(made) || !isElement(made)) return undefined;
    const [element, props] = made.arguments;
    if (!element) return undefined;
    const parts = props ? partsOf(props) : [];
    if (!isTransparent(element)) return rootElement(element, { parts, props }, this);
    const children = valueIn(parts, 'children');
    const isList = children && ts.isArrayLiteralExpression(children);
    return next(isList ? children.elements[0] : children);
  }
}

function isElement(call: ts.CallExpression): boolean {
  return /^_jsxs?$/.test(calleeName(call) ?? '');
}

/** Tells whether an element renders nothing itself: a fragment, or the provider of a context. */
function isTransparent(element: ts.Expression): boolean {
  return /(^|\.)(Fragment|Provider|\w+Provider)$/.test(element.getText());
}
