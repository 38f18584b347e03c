import ts from '../typescript.js';
import { componentFunctions } from './componentFunctions';
import { readRoots } from './readRoots';
import { readSlotElements } from './readSlotElements';
import { Scope } from './scope';
import type { Script } from './script';

/** The values of a module's constants, and the specifiers of what it imports. */
interface ModuleContext {
  constants: ReadonlyMap<string, ts.Expression>;
  imports: ReadonlyMap<string, string>;
}

/** Reads the elements that the components of a module return, and the default elements of their slots. */
export function readComponentRoots(
  source: ts.SourceFile,
  { constants, imports }: ModuleContext,
): Pick<Script, 'roots' | 'slotElements'> {
  const read: Pick<Script, 'roots' | 'slotElements'> = {
    roots: new Map(),
    slotElements: new Map(),
  };
  const functions = source.statements.filter(ts.isFunctionDeclaration);
  const declared = new Set(functions.map(({ name }) => name?.text));
  const isDeclared = (name: string) => imports.has(name) || declared.has(name);
  for (const [name, value] of componentFunctions(source)) {
    if ('alias' in value) {
      const passed = new Map<string, string>();
      const root = { element: value.alias, hasRef: true, takesRest: true, passed };
      read.roots.set(name, [root]);
      continue;
    }
    const scope = new Scope(value.made, { constants, isDeclared });
    read.roots.set(name, readRoots(value.made, scope));
    read.slotElements.set(name, readSlotElements(value.made, scope));
  }
  return read;
}
