import type ts from 'typescript';
import type { Reader } from '../program';
import { listedPrefix, type ScriptFile } from './listedPrefix';

/**
 * Returns the prefix of a rule's class. It comes from the list that has the rule, `generateUtilityClasses('MuiInput',
 * ['root'])`, or from the constant which that list spreads; for a rule in no list it is the prefix of the component
 * itself.
 */
export function classPrefix(
  reader: Reader,
  constant: ts.Symbol | undefined,
  rule: ts.Symbol,
): string | undefined {
  const own = constant && scriptOf(reader, constant);
  const name = constant?.name === 'default' ? undefined : constant?.name;
  if (!own) return anyPrefix(scriptOf(reader, rule));
  const listed = name ? listedPrefix(reader, { ...own, constant: name }, rule.name) : undefined;
  return listed ?? (name && own.script.classLists.get(name)?.prefix) ?? anyPrefix(own);
}

/** Returns the class that a constant spells out for a rule, without the dot. */
export function writtenClass(
  reader: Reader,
  constant: ts.Symbol | undefined,
  rule: ts.Symbol,
): string | undefined {
  const script = constant && scriptOf(reader, constant)?.script;
  return script?.writtenClasses.get(constant?.name ?? '')?.get(rule.name);
}

/** Returns the prefix of the classes that a constant of class names lists. */
export function ownPrefix(reader: Reader, constant: ts.Symbol): string | undefined {
  const own = scriptOf(reader, constant);
  return own?.script.classLists.get(constant.name)?.prefix ?? anyPrefix(own);
}

function scriptOf(reader: Reader, { declarations }: ts.Symbol): ScriptFile | undefined {
  const types = declarations?.[0]?.getSourceFile().fileName;
  const script = types ? reader.scripts.ofDeclaration(types) : undefined;
  return types && script ? { file: types.replace(/\.d\.ts$/, '.js'), script } : undefined;
}

function anyPrefix(found: ScriptFile | undefined): string | undefined {
  const lists = [...(found?.script.classLists.values() ?? [])].map(({ prefix }) => prefix);
  return lists.find(Boolean) ?? [...(found?.script.classPrefixes.values() ?? [])][0];
}
