import ts from '../typescript.js';
import { calleeName, nameText, propertyOf } from './callees';
import type { RootElement } from './script';
import { type Scope, type ComponentFunction } from './scope';
import { assigned, unwrapped } from './syntax';
import { isTrue, printed, valueOf } from './valueOf';

/** Parts of an element's props object: `{ a, ...other }`, or `_extends({ a }, other)`. */
type PropParts = readonly ts.ObjectLiteralElementLike[];

/**
 * Returns the elements that a component may return when it is rendered without props: the certain one, or the last
 * `return`, first.
 */
export function readRoots(component: ComponentFunction, scope: Scope): RootElement[] {
  return new RootReader(component, scope).read();
}

class RootReader {
  private readonly slots = new Map<string, ts.CallExpression>();

  constructor(
    private readonly component: ComponentFunction,
    private readonly scope: Scope,
  ) {
    this.gatherSlots(component);
  }

  read(): RootElement[] {
    const { body } = this.component;
    if (!body) return [];
    const returned = ts.isBlock(body) ? returnsIn(body).reverse() : [body];
    const reached = ts.isBlock(body) ? this.reachedIn(body) : 'open';
    const known = reached && reached !== 'open' ? this.rootIn(reached) : undefined;
    if (reached !== 'open' && !known) return [];
    const all = returned.flatMap((expression) => this.rootIn(expression) ?? []);
    const [root, ...others] = known ? [known, ...all] : all;
    if (!root) return [];
    const refHolder = root.hasRef ? undefined : this.refHolderIn(body);
    return [{ ...root, ...(refHolder && { refHolder }) }, ...others];
  }

  /**
   * Returns what a statement certainly returns; undefined if it does not return, `open` if that depends on unknown
   * values.
   */
  private reachedIn(statement: ts.Statement): ts.Expression | 'open' | undefined {
    if (ts.isReturnStatement(statement)) return statement.expression ?? 'open';
    if (ts.isBlock(statement)) {
      for (const each of statement.statements) {
        const found = this.reachedIn(each);
        if (found) return found;
      }
      return undefined;
    }
    const chosen = ts.isIfStatement(statement)
      ? isTrue(valueOf(statement.expression, this.scope))
      : undefined;
    if (chosen === undefined) return returnsIn(statement).length > 0 ? 'open' : undefined;
    const { thenStatement, elseStatement } = statement as ts.IfStatement;
    const taken = chosen ? thenStatement : elseStatement;
    return taken && this.reachedIn(taken);
  }

  /** Finds the first element in the function that gets the component's ref. */
  private refHolderIn(node: ts.Node): RootElement['refHolder'] {
    if (ts.isCallExpression(node) && isElement(node)) {
      const [element, props] = node.arguments;
      const parts = props ? partsOf(props) : [];
      const ref = valueIn(parts, 'ref');
      if (element && ref && this.isOwnRef(ref)) return this.asRoot(element, parts);
    }
    return ts.forEachChild(node, (child) => this.refHolderIn(child));
  }

  /** Tells whether an expression is the ref parameter, or merges it with others: `useForkRef(ref, …)`. */
  private isOwnRef(expression: ts.Expression): boolean {
    const name = this.component.parameters[1]?.name.getText();
    if (!name) return false;
    if (ts.isIdentifier(expression)) {
      const made = this.scope.variable(expression.text);
      return expression.text === name || (made !== undefined && this.isOwnRef(made));
    }
    return (
      ts.isCallExpression(expression) &&
      calleeName(expression) === 'useForkRef' &&
      expression.arguments.some((argument) => this.isOwnRef(argument))
    );
  }

  /** Collects the calls in `const [SlotRoot, rootProps] = useSlot('root', {…})`, by variable. */
  private gatherSlots(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) {
      const [first] = node.name.elements;
      const call = node.initializer;
      const isSlot = call && ts.isCallExpression(call) && calleeName(call) === 'useSlot';
      if (isSlot && first && ts.isBindingElement(first) && ts.isIdentifier(first.name))
        this.slots.set(first.name.text, call);
    }
    ts.forEachChild(node, (child) => this.gatherSlots(child));
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
    if (!isTransparent(element)) return this.asRoot(element, parts, props);
    const children = valueIn(parts, 'children');
    const isList = children && ts.isArrayLiteralExpression(children);
    return next(isList ? children.elements[0] : children);
  }

  private asRoot(
    element: ts.Expression,
    parts: PropParts,
    props?: ts.Expression,
  ): RootElement | undefined {
    const slot = ts.isIdentifier(element) ? this.slots.get(element.text) : undefined;
    const options = slot?.arguments[1];
    const made = slot ? propertyOf(options, 'elementType') : element;
    const name = made && this.nameOf(made);
    if (!name) return undefined;
    const replaced =
      valueIn(parts, 'as') ??
      valueIn(parts, 'component') ??
      (options && this.componentOfSlot(options));
    const component = replaced && this.replacing(replaced);
    const ref = valueIn(parts, 'ref') ?? propertyOf(options, 'ref');
    return {
      element: name,
      ...(component && { component }),
      hasRef: ref !== undefined && this.isOwnRef(ref),
      takesRest: slot !== undefined || (props !== undefined && takesRest(props)),
      passed: this.passed(parts),
    };
  }

  /** Returns the default of the `component` prop, which `useSlot` passes on to the root with the other props. */
  private componentOfSlot(options: ts.Expression): ts.Expression | undefined {
    for (const key of ['additionalProps', 'internalForwardedProps', 'externalForwardedProps']) {
      const given = propertyOf(options, key);
      const object = given && ts.isIdentifier(given) ? this.scope.variable(given.text) : given;
      const parts = object ? partsOf(object) : [];
      const component = valueIn(parts, 'as') ?? valueIn(parts, 'component');
      if (component) return component;
    }
    return undefined;
  }

  /**
   * Returns the name or tag of what replaces the element; `?` if the code alone does not show it, undefined if nothing
   * does.
   */
  private replacing(expression: ts.Expression): string | undefined {
    const value = valueOf(expression, this.scope);
    if (value && 'literal' in value && typeof value.literal !== 'string') return undefined;
    return this.nameOf(expression) ?? '?';
  }

  private nameOf(expression: ts.Expression): string | undefined {
    const value = valueOf(expression, this.scope);
    if (!value) return undefined;
    if ('literal' in value)
      return typeof value.literal === 'string' ? `'${value.literal}'` : undefined;
    return ts.isIdentifier(value.node) ? value.node.text : undefined;
  }

  /** Expands `...defaultConfig` if it is a constant of the module; returns other parts unchanged. */
  private spread(part: ts.ObjectLiteralElementLike): PropParts {
    const value = ts.isSpreadAssignment(part) ? valueOf(part.expression, this.scope) : undefined;
    return value && 'node' in value && ts.isObjectLiteralExpression(value.node)
      ? value.node.properties
      : [part];
  }

  /** Returns the props that the element gets: source of known values, `undefined` for computed ones. */
  private passed(parts: PropParts): RootElement['passed'] {
    const passed: RootElement['passed'] = new Map();
    for (const part of parts.flatMap((one) => this.spread(one))) {
      const name = part.name && nameText(part.name);
      const given = name && !merged.has(name) && valueIn([part], name);
      if (!given) continue;
      const value = valueOf(given, this.scope);
      const isLeftOut = value && 'literal' in value && value.literal === undefined;
      const text = printed(value, this.scope);
      if (!isLeftOut && (text !== undefined || !this.scope.takes(name))) passed.set(name, text);
    }
    return passed;
  }
}

/** Props that merge what the user passes with what the component adds. */
const merged = new Set(['children', 'slots', 'slotProps', 'components', 'componentsProps']);

/** Returns the expressions that a function returns, without those of functions inside of it. */
function returnsIn(node: ts.Node): ts.Expression[] {
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : [];
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isFunctionLike(child)) found.push(...returnsIn(child));
  });
  return found;
}

function isElement(call: ts.CallExpression): boolean {
  return /^_jsxs?$/.test(calleeName(call) ?? '');
}

/** Tells whether an element gets more props than the code names: `{ a, ...other }`, `rootProps`. */
function takesRest(props: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(props)) return props.properties.some(ts.isSpreadAssignment);
  return !ts.isCallExpression(props) || props.arguments.some(takesRest);
}

/** Tells whether an element renders nothing itself: a fragment, or the provider of a context. */
function isTransparent(element: ts.Expression): boolean {
  return /(^|\.)(Fragment|Provider|\w+Provider)$/.test(element.getText());
}

function partsOf(props: ts.Expression): PropParts {
  if (ts.isObjectLiteralExpression(props)) return props.properties;
  const isMerged = ts.isCallExpression(props) && calleeName(props) === '_extends';
  return isMerged ? props.arguments.flatMap(partsOf) : [];
}

function valueIn(parts: PropParts, name: string): ts.Expression | undefined {
  for (const part of parts) {
    const isNamed = part.name && nameText(part.name) === name;
    if (isNamed && ts.isPropertyAssignment(part)) return part.initializer;
    if (isNamed && ts.isShorthandPropertyAssignment(part)) return part.name;
  }
  return undefined;
}
