import ts from '../typescript.js';
import type { ComponentFunction } from './componentFunctions';
import { localNames, type LocalNames } from './localNames';
import { valueOf, type Names, type Value } from './valueOf';

/** The declarations at the top level of a module. */
export interface ModuleNames {
  /** Values of constants. */
  constants: ReadonlyMap<string, ts.Expression>;
  /** Tells whether a name is imported or declared as a function. */
  isDeclared: (name: string) => boolean;
}

/** Resolves names inside of a component's function to their values when no props are given. */
export class Scope implements Names {
  private readonly props: LocalNames['props'];
  private readonly variables: LocalNames['variables'];
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
    const { props, variables } = localNames(component);
    this.props = props;
    this.variables = variables;
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

  /** Returns the value of a name; undefined if the code alone does not decide it. */
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
}
