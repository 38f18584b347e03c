import type { RootElement, ScriptReader } from '../script';
import { findDeclared, type Place } from './findDeclared';

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

  /** Returns the props that a component sets on what it returns, without those it merely passes on. */
  passed({ file, name }: Place): RootElement['passed'] {
    return this.scripts.at(file)?.roots.get(name)?.[0]?.passed ?? new Map();
  }

  private read(place: Place): CodeRoot | undefined {
    const tag = tagIn(place.name);
    if (tag) return { tag, takesRest: true, refTag: tag };
    const at = findDeclared(place, this.scripts);
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
}

/** Returns the tag in the source of a string, `'div'`; undefined for the name of a component. */
export function tagIn(element: string | undefined): string | undefined {
  return /^'([a-z]\w*)'$/.exec(element ?? '')?.[1];
}
