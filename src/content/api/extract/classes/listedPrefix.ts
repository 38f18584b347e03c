import type { Reader } from '../program';
import type { Script } from '../script';

/** A module's script and its path. */
export interface ScriptFile {
  file: string;
  script: Script;
}

/** A constant of class names, and the script that has it. */
interface Constant extends ScriptFile {
  constant: string;
}

/** Returns the prefix of a rule from the list that has it: that of the constant itself, or of one it spreads. */
export function listedPrefix(reader: Reader, from: Constant, key: string): string | undefined {
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
