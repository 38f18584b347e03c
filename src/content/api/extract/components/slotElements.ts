import type { Script, ScriptReader } from '../script';
import { findDeclared, type Place } from './findDeclared';

/** Returns the default elements of a component's slots: its own, otherwise those of the components it returns. */
export function slotElements(place: Place, scripts: ScriptReader): Map<string, string> {
  const found = new Map<string, string>();
  const at = findDeclared(place, scripts);
  if (!at) return found;
  const returned = (at.script.roots.get(at.name) ?? []).filter(({ element }) =>
    at.script.imports.has(element),
  );
  const parts = returned.flatMap(
    ({ element }) => findDeclared({ file: at.file, name: element }, scripts) ?? [],
  );
  for (const part of [at, ...parts]) {
    for (const [slot, element] of part.script.slotElements.get(part.name) ?? []) {
      if (!found.has(slot)) found.set(slot, styledOf(part.script, element));
    }
  }
  return found;
}

/**
 * Returns the element or component that a styled element of this module is made of, because its own name means nothing
 * elsewhere.
 */
function styledOf({ styled }: Script, name: string): string {
  const own = styled.find(({ variable }) => variable === name);
  return own && own.element !== name ? own.element : name;
}
