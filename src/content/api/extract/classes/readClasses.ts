import type ts from 'typescript';
import type { ApiClass } from '@/model';
import type { Reader } from '../program';
import { readComment, type Comment } from '../props';
import type { ClassNaming } from './classNaming';
import { classPrefix, ownPrefix, writtenClass } from './classPrefix';

/** Where the classes of one component are described, and how they are named. */
export interface ClassContext {
  reader: Reader;
  /** Name of the component, `Button`. */
  name: string;
  themeName: string | undefined;
  /** The exported constant that holds the class names, `buttonClasses`. */
  constant: ts.Symbol | undefined;
  /** The type of the `classes` prop. */
  prop: ts.Type | undefined;
  naming: ClassNaming;
  states: ReadonlySet<string>;
  /** Rules whose classes the component's code puts on elements. */
  rendered: readonly string[];
}

/**
 * Returns the classes of a component: those in its constant of class names, those that only its `classes` prop
 * accepts, such as the classes of the component it extends, and those that only its code puts on elements.
 */
export function readClasses(context: ClassContext): ApiClass[] {
  const { reader, constant, prop, rendered } = context;
  const { checker } = reader;
  const accepted = prop ? checker.getPropertiesOfType(checker.getNonNullableType(prop)) : [];
  const held = constant ? checker.getPropertiesOfType(checker.getTypeOfSymbol(constant)) : [];
  const byName = new Map(accepted.map((rule) => [rule.name, rule]));
  const names = new Set(held.map(({ name }) => name));
  const read = (rule: ts.Symbol, from: ClassContext): ApiClass[] => {
    const described = rule.declarations ? rule : (byName.get(rule.name) ?? rule);
    const comment = readComment(described.declarations);
    return comment.isHidden ? [] : readClass(rule, comment, from);
  };
  const others = accepted.filter(({ name }) => !names.has(name));
  const listed = [
    ...held.flatMap((rule) => read(rule, context)),
    // Classes that the component itself puts on elements have its own prefix, wherever the type is declared.
    ...others.flatMap((rule) =>
      read(rule, rendered.includes(rule.name) ? context : { ...context, constant: undefined }),
    ),
  ];
  const named = new Set([...names, ...byName.keys()]);
  return [...listed, ...onlyRendered(named, context)];
}

/** Returns the classes that neither types nor constants name. */
function onlyRendered(named: ReadonlySet<string>, context: ClassContext): ApiClass[] {
  const { rendered, states, naming, reader, constant } = context;
  const prefix = constant && ownPrefix(reader, constant);
  if (!prefix) return [];
  return rendered
    .filter((key) => !named.has(key))
    .map((key) => {
      const isGlobal = states.has(key);
      const className = isGlobal ? `.${naming.state}${key}` : `.${naming.slot}${prefix}-${key}`;
      return { key, className, description: '', isGlobal };
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
  const written = writtenClass(reader, constant, rule);
  if (written) return `.${written}`;
  const prefix = classPrefix(reader, constant, rule) ?? themeName;
  return prefix && `.${naming.slot}${prefix}-${rule.name}`;
}
