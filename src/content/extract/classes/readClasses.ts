import type ts from 'typescript';
import type { ApiClass } from '@/model';
import type { Reader } from '../program';
import { readComment, type Comment } from '../props';
import type { ClassNaming } from './classNaming';
import { classPrefix } from './classPrefix';

/** Where the classes of one component are described, and how they get their names. */
export interface ClassContext {
  reader: Reader;
  /** Name of the component, `Button`. */
  name: string;
  themeName: string | undefined;
  /** The exported constant that holds the class names, `buttonClasses`. */
  constant: ts.Symbol | undefined;
  /** Type of the `classes` prop. */
  prop: ts.Type | undefined;
  naming: ClassNaming;
  states: ReadonlySet<string>;
}

/** The classes that a component's constant of class names holds, or those its `classes` prop takes. */
export function readClasses(context: ClassContext): ApiClass[] {
  const { reader, constant, prop } = context;
  const { checker } = reader;
  const accepted = prop ? checker.getPropertiesOfType(checker.getNonNullableType(prop)) : [];
  const held = constant ? checker.getPropertiesOfType(checker.getTypeOfSymbol(constant)) : [];
  const byName = new Map(accepted.map((rule) => [rule.name, rule]));
  return (held.length > 0 ? held : accepted).flatMap((rule): ApiClass[] => {
    const described = rule.declarations ? rule : (byName.get(rule.name) ?? rule);
    const comment = readComment(described.declarations);
    return comment.isHidden ? [] : readClass(rule, comment, context);
  });
}

function readClass(
  rule: ts.Symbol,
  { description, deprecated }: Comment,
  context: ClassContext,
): ApiClass[] {
  const className = classNameOf(rule, context);
  if (!className) {
    context.reader.report(`${context.name}: no class name for the rule "${rule.name}"`);
    return [];
  }
  const isGlobal = context.states.has(rule.name);
  const base = { key: rule.name, className, description, isGlobal };
  return [{ ...base, ...(deprecated !== undefined && { deprecated }) }];
}

function classNameOf(rule: ts.Symbol, context: ClassContext): string | undefined {
  const { reader, naming, states, themeName, constant } = context;
  if (states.has(rule.name)) return `.${naming.state}${rule.name}`;
  const prefix = classPrefix(reader, constant, rule) ?? themeName;
  return prefix && `.${naming.slot}${prefix}-${rule.name}`;
}
