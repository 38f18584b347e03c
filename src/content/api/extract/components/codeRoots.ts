import type { RootElement, Script, ScriptReader } from '../script';

/** A component and the file of its script. */
interface Place {
  file: string;
  name: string;
}

/** The root element that a component renders, as its code shows. */
export interface CodeRoot {
  tag: string;
  /** Whether every component down to the element passes on the attributes it gets. */
  takesRest: boolean;
  /** Tag of the element that the ref holds, if the code shows it. */
  refTag: string | undefined;
}

/** Follows components through the code of their packages to the elements they render. */
export class CodeRoots {
  private readonly known = new Map<string, CodeRoot | undefined>();

  constructor(private readonly scripts: ScriptReader) {}

  /** Returns the root element of a component rendered without props; undefined if the code alone does not show it. */
  findRoot(place: Place): CodeRoot | undefined {
    const key = `${place.file}#${place.name}`;
    if (!this.known.has(key)) {
      this.known.set(key, undefined);
      this.known.set(key, this.read(place));
    }
    return this.known.get(key);
  }

  /** Returns the default elements of a component's slots: its own, otherwise those of the components it returns. */
  slotElements(place: Place): Map<string, string> {
    const found = new Map<string, string>();
    const at = this.declared(place);
    if (!at) return found;
    const returned = (at.script.roots.get(at.name) ?? []).filter(({ element }) =>
      at.script.imports.has(element),
    );
    const parts = returned.flatMap(
      ({ element }) => this.declared({ file: at.file, name: element }) ?? [],
    );
    for (const part of [at, ...parts]) {
      for (const [slot, element] of part.script.slotElements.get(part.name) ?? []) {
        if (!found.has(slot)) found.set(slot, styledOf(part.script, element));
      }
    }
    return found;
  }

  /** Returns the props that a component sets on what it returns, without those it merely passes on. */
  passed({ file, name }: Place): RootElement['passed'] {
    return this.scripts.at(file)?.roots.get(name)?.[0]?.passed ?? new Map();
  }

  private read(place: Place): CodeRoot | undefined {
    const tag = tagIn(place.name);
    if (tag) return { tag, takesRest: true, refTag: tag };
    const at = this.declared(place);
    if (!at) return undefined;
    const { script, file, name } = at;
    const [root] = script.roots.get(name) ?? [];
    if (root) {
      const found = this.ofElement(root, file);
      const holder = root.hasRef ? found : root.refHolder && this.ofElement(root.refHolder, file);
      const takesRest = root.takesRest && (found?.takesRest ?? false);
      return found && { tag: found.tag, takesRest, refTag: holder?.refTag };
    }
    const styled = script.styled.find(({ variable }) => variable === name);
    return styled && this.findRoot({ file, name: styled.element });
  }

  private ofElement(
    { element, component }: Pick<RootElement, 'element' | 'component'>,
    file: string,
  ): CodeRoot | undefined {
    return component === '?' ? undefined : this.findRoot({ file, name: component ?? element });
  }

  /** Finds the declaration of a name, following imports. */
  private declared({ file, name }: Place): (Place & { script: Script }) | undefined {
    const script = this.scripts.at(file);
    if (!script) return undefined;
    const isHere =
      script.roots.has(name) || script.styled.some(({ variable }) => variable === name);
    if (isHere) return { file, name, script };
    const specifier = script.imports.get(name);
    if (!specifier) return undefined;
    for (const candidate of this.scripts.candidates(file, specifier, name)) {
      const other = this.scripts.at(candidate);
      const isThere =
        other?.roots.has(name) || other?.styled.some(({ variable }) => variable === name);
      if (other && isThere) return { file: candidate, name, script: other };
    }
    return undefined;
  }
}

/**
 * Returns the element or component that a styled element of this module is made of, because its own name means nothing
 * elsewhere.
 */
function styledOf({ styled }: Script, name: string): string {
  const own = styled.find(({ variable }) => variable === name);
  return own && own.element !== name ? own.element : name;
}

/** Returns the tag in the source of a string, `'div'`; undefined for the name of a component. */
export function tagIn(element: string | undefined): string | undefined {
  return /^'([a-z]\w*)'$/.exec(element ?? '')?.[1];
}
