import type ts from 'typescript';
import type { ApiClass } from '@/model';
import { readComment } from '../props';
import { ownPrefix } from './classPrefix';
import { readClass, type ClassContext } from './readClass';

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
