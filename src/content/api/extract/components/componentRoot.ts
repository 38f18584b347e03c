import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '@/model';
import type { FoundProp } from '../props';
import { tagIn } from './codeRoots';
import type { ComponentCode } from './componentCode';
import type { Elements } from './elements';
import type { ComponentType } from './propsType';
import { readRef, readTarget } from './readElement';

/** What is known about a component when its root element is read. */
export interface RootFacts {
  checker: ts.TypeChecker;
  elements: Elements;
  type: ComponentType;
  code: ComponentCode;
  /** Props that React declares. */
  attributes: readonly FoundProp[];
  typeOf: (prop: string) => ts.Type | undefined;
}

/** The ref type of a component whose types do not say what the ref holds. */
const unknownRef = 'unknown';

/** Reads a component's root element, and what its ref holds, from its types and its code. */
export class ComponentRoot {
  constructor(private readonly facts: RootFacts) {}

  /** Returns the tag of the root element and the type of what the ref holds, as far as they are known. */
  read(
    slots: readonly ApiSlot[],
    classes: readonly ApiClass[],
  ): { element: string | undefined; ref: string | undefined } {
    const hasRoot = [...slots, ...classes].some((part) => nameOf(part) === 'root');
    const typedRef = this.ref();
    const element = this.element(typedRef, slots) ?? (hasRoot ? this.typedElement() : undefined);
    const ref =
      typedRef === unknownRef ? (this.facts.elements.interfaceOf(element) ?? typedRef) : typedRef;
    return { element, ref };
  }

  /** Returns what the ref holds. The code decides; otherwise the types, which name the default root. */
  private ref(): string | undefined {
    const type = this.facts.typeOf('ref');
    const isPassedOn = this.facts.code.script?.madeBy.get(this.facts.code.local) === 'forwardRef';
    const held = type ? readRef(this.facts.checker, type) : isPassedOn ? unknownRef : undefined;
    const { elements } = this.facts;
    const coded = elements.interfaceOf(this.facts.code.codeRoot?.refTag);
    if (held && coded) return coded;
    return held && held !== unknownRef ? held : (elements.interfaceOf(this.defaultTag()) ?? held);
  }

  private element(ref: string | undefined, slots: readonly ApiSlot[]): string | undefined {
    const { elements } = this.facts;
    const styled = this.facts.code.script?.styled.find(({ slot }) => slot === 'Root')?.element;
    const inSlots = slots.find(({ name }) => name === 'root')?.default;
    const typed = this.defaultTag() ?? tagIn(styled) ?? tagIn(inSlots);
    const isKnown = typed !== undefined || this.facts.attributes.length > 0;
    if (this.facts.code.codeRoot?.takesRest && isKnown) return this.facts.code.codeRoot.tag;
    return typed ?? (isKnown ? elements.tagOf(ref) : undefined);
  }

  private defaultTag(): string | undefined {
    const { defaultRoot } = this.facts.type;
    return defaultRoot?.isStringLiteral() ? defaultRoot.value : undefined;
  }

  /** Returns the element whose attributes the props are typed for: usually the root element. */
  private typedElement(): string | undefined {
    const handler = this.facts.attributes.length > 0 ? this.facts.typeOf('onClick') : undefined;
    return handler && this.facts.elements.tagOf(readTarget(this.facts.checker, handler));
  }
}

function nameOf(part: ApiSlot | ApiClass): string {
  return 'key' in part ? part.key : part.name;
}
