import ts from '../typescript.js';
import { nameText } from './callees';
import { assigned, takesProps } from './syntax';
import { valueOf, type Names, type Value } from './valueOf';

/** A function that implements a component. */
export type ComponentFunction = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** The declarations at the top level of a module. */
export interface ModuleNames {
  /** Values of constants. */
  constants: ReadonlyMap<string, ts.Expression>;
  /** Tells whether a name is imported or declared as a function. */
  isDeclared: (name: string) => boolean;
}

/** Resolves names inside of a component's function to their values when no props are given. */
export class Scope implements Names {
  /** Defaults of destructured props, by local name. */
  private readonly props = new Map<string, { prop: string; initial: ts.Expression | undefined }>();
  private readonly variables = new Map<string, ts.Expression | undefined>();
  private readonly parameters = new Set<string>();
  /** Names being resolved, so that a circular declaration ends. */
  private readonly open = new Set<string>();

  constructor(
    private readonly component: ComponentFunction,
    private readonly names: ModuleNames,
  ) {
    for (const { name } of component.parameters) {
      if (ts.isIdentifier(name)) this.parameters.add(name.text);
    }
    this.gather(component);
  }

  /** Tells whether an expression is the component's whole props object. */
  areProps(expression: ts.Expression): boolean {
    if (!ts.isIdentifier(expression)) return false;
    const [first] = this.component.parameters;
    const isParameter = first !== undefined && first.name.getText() === expression.text;
    return (
      isParameter ||
      (/^(\w*Props|props)$/.test(expression.text) && !this.props.has(expression.text))
    );
  }

  /** Returns the value of a prop that was not passed. */
  propOf(prop: string): Value | undefined {
    const taken = [...this.props.values()].find((one) => one.prop === prop);
    return taken?.initial ? valueOf(taken.initial, this) : { literal: undefined };
  }

  /** Tells whether the function destructures a prop. */
  takes(prop: string): boolean {
    return [...this.props.values()].some((one) => one.prop === prop);
  }

  /** Returns the initializer of a local variable. */
  variable(name: string): ts.Expression | undefined {
    return this.variables.get(name);
  }

  /** Returns the value of a constant of the module. */
  constant(name: string): ts.Expression | undefined {
    return this.names.constants.get(name);
  }

  valueOf(name: ts.Identifier): Value | undefined {
    const { text } = name;
    if (text === 'undefined') return { literal: undefined };
    const taken = this.props.get(text);
    if (taken && !taken.initial) return { literal: undefined };
    const local = taken?.initial ?? this.variables.get(text);
    if (local) return this.once(text, local);
    if (this.variables.has(text) || this.parameters.has(text)) return undefined;
    const constant = this.names.constants.get(text);
    const known = constant && this.once(text, constant);
    if (known) return known;
    return constant || this.names.isDeclared(text) ? { node: name } : undefined;
  }

  private once(name: string, expression: ts.Expression): Value | undefined {
    if (this.open.has(name)) return undefined;
    this.open.add(name);
    const value = valueOf(expression, this);
    this.open.delete(name);
    return value;
  }

  private gather(node: ts.Node): void {
    if (ts.isObjectBindingPattern(node)) this.takeApart(node);
    if (ts.isVariableDeclaration(node)) this.declare(node);
    ts.forEachChild(node, (child) => this.gather(child));
  }

  private takeApart(pattern: ts.ObjectBindingPattern): void {
    const { parent } = pattern;
    const isOfOther = ts.isParameter(parent) && parent.parent !== this.component;
    if (isOfOther) return;
    const areProps = takesProps(pattern);
    for (const { name, propertyName, initializer, dotDotDotToken } of pattern.elements) {
      if (!ts.isIdentifier(name) || this.props.has(name.text)) continue;
      const prop = nameText(propertyName ?? name);
      if (areProps && prop && !dotDotDotToken) {
        this.props.set(name.text, { prop, initial: initializer });
      } else if (!this.variables.has(name.text)) this.variables.set(name.text, undefined);
    }
  }

  private declare({ name, initializer }: ts.VariableDeclaration): void {
    if (ts.isArrayBindingPattern(name)) {
      for (const element of name.elements) {
        if (ts.isBindingElement(element) && ts.isIdentifier(element.name))
          this.variables.set(element.name.text, undefined);
      }
    } else if (ts.isIdentifier(name) && !this.variables.has(name.text)) {
      this.variables.set(name.text, initializer && assigned(initializer));
    }
  }
}
