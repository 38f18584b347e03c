import type ts from 'typescript';
import type { Reader } from '../program';
import type { Script } from '../script';

/** A module's script and its path. */
interface ScriptFile {
  file: string;
  script: Script;
}

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

/** A constant of class names, and the script that has it. */
interface Constant extends ScriptFile {
  constant: string;
}

function listedPrefix(reader: Reader, from: Constant, key: string): string | undefined {
  const list = from.script.classLists.get(from.constant);
  if (list?.keys.includes(key)) return list.prefix;
  for (const constant of list?.spreads ?? []) {
    const found = findConstant(reader, { ...from, constant });
    const prefix = found && listedPrefix(reader, found, key);
    if (prefix) return prefix;
  }
  return undefined;
}

/** Finds the script that defines a constant: the given one, or a module it imports, possibly through an index. */
function findConstant(reader: Reader, from: Constant): Constant | undefined {
  const { file, script, constant } = from;
  const specifier = script.imports.get(constant);
  if (!specifier) return from;
  for (const candidate of reader.scripts.candidates(file, specifier, constant)) {
    const found = reader.scripts.at(candidate);
    if (found?.classLists.has(constant)) return { file: candidate, script: found, constant };
  }
  return undefined;
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
