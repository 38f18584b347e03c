import type ts from 'typescript';
import type { ApiClass } from '@/model';
import { readComment } from '../props';
import type { Reader } from '../program';
import type { ClassNaming } from './classNaming';

/** How the classes of one component get their names. */
export interface ClassContext {
  reader: Reader;
  /** Name of the component, `Button`. */
  name: string;
  themeName: string | undefined;
  naming: ClassNaming;
  states: ReadonlySet<string>;
}

/** The classes listed by the interface behind a component's `classes` prop or constant. */
export function readClasses(type: ts.Type | undefined, context: ClassContext): ApiClass[] {
  if (!type) return [];
  const { checker } = context.reader;
  const rules = checker.getPropertiesOfType(checker.getNonNullableType(type));
  return rules.flatMap((rule): ApiClass[] => {
    const comment = readComment(rule.declarations);
    if (comment.isHidden || !rule.declarations) return [];
    const { description, deprecated } = comment;
    const className = classNameOf(rule, context);
    if (!className) {
      context.reader.report(`${context.name}: no class name for the rule "${rule.name}"`);
      return [];
    }
    const isGlobal = context.states.has(rule.name);
    const base = { key: rule.name, className, description, isGlobal };
    return [{ ...base, ...(deprecated !== undefined && { deprecated }) }];
  });
}

function classNameOf(rule: ts.Symbol, context: ClassContext): string | undefined {
  const { naming, states, themeName } = context;
  if (states.has(rule.name)) return `.${naming.state}${rule.name}`;
  const prefix = prefixOf(rule, context) ?? themeName;
  return prefix && `.${naming.slot}${prefix}-${rule.name}`;
}

/** The prefix is set in the script beside the interface: `generateUtilityClasses('MuiButton', […])`. */
function prefixOf(rule: ts.Symbol, { reader, name }: ClassContext): string | undefined {
  const file = rule.declarations?.[0]?.getSourceFile().fileName;
  const prefixes = file ? reader.scripts.beside(file)?.classPrefixes : undefined;
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const own = prefixes?.get(constant) ?? prefixes?.get(`get${name}UtilityClass`);
  return own ?? [...(prefixes?.values() ?? [])][0];
}
