import type ts from 'typescript';
import type { ApiClass } from '@/model';
import type { Reader } from '../program';
import type { Comment } from '../props';
import type { ClassNaming } from './classNaming';
import { classPrefix, writtenClass } from './classPrefix';

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

/** Reads the class of one rule; none, and a report, if its name is not known. */
export function readClass(
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
