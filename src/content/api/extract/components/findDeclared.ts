import type { Script, ScriptReader } from '../script';

/** A component and the file of its script. */
export interface Place {
  file: string;
  name: string;
}

/** Finds the declaration of a name, following imports. */
export function findDeclared(
  { file, name }: Place,
  scripts: ScriptReader,
): (Place & { script: Script }) | undefined {
  const script = scripts.at(file);
  if (!script) return undefined;
  const isHere = script.roots.has(name) || script.styled.some(({ variable }) => variable === name);
  if (isHere) return { file, name, script };
  const specifier = script.imports.get(name);
  if (!specifier) return undefined;
  for (const candidate of scripts.candidates(file, specifier, name)) {
    const other = scripts.at(candidate);
    const isThere =
      other?.roots.has(name) || other?.styled.some(({ variable }) => variable === name);
    if (other && isThere) return { file: candidate, name, script: other };
  }
  return undefined;
}
