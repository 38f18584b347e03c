import type { ApiClass, ApiSlot, ComponentApi } from '@/model';
import { readClasses, type ClassNaming } from '../classes';
import { docBase } from '../docBase';
import { exportedName, type Export } from '../exports';
import type { Plans } from '../plans';
import type { Reader } from '../program';
import { findProps, type FoundProp } from '../props';
import type { Script } from '../script';
import { readSlots } from '../slots';
import type { Definitions, TypePrinter } from '../types';
import ts from '../typescript.js';
import { tagIn, type CodeRoot, type CodeRoots } from './codeRoots';
import { elementOfAttributes } from './elementAttributes';
import type { Origins } from './origin';
import { PropSorter } from './propSorter';
import { readComponentType, type ComponentType } from './propsType';
import { readRef, readTarget, type Elements } from './readElement';
import { readThemeName } from './readThemeName';

/** The ref type of a component whose types do not say what the ref holds. */
const unknownRef = 'unknown';

/** What reading a component needs; the same for all components of a run. */
export interface ComponentContext {
  reader: Reader;
  origins: Origins;
  elements: Elements;
  codeRoots: CodeRoots;
  plans: Plans;
  states: ReadonlySet<string>;
  namingOf: (entry: Export) => ClassNaming;
}

/** A component's reference, and the names of props that it hides. */
export interface ReadComponent {
  doc: ComponentApi;
  hidden: string[];
}

/** Reads the whole reference of a component. */
export function readComponent(entry: Export, context: ComponentContext): ReadComponent {
  return new ComponentReader(entry, context).read();
}

class ComponentReader {
  private readonly checker: ts.TypeChecker;
  private readonly definitions: Definitions;
  private readonly printer: TypePrinter;
  private readonly type: ComponentType;
  private readonly found: FoundProp[];
  private readonly script: Script | undefined;
  /** The component's type file, which is next to its script. */
  private readonly file: string | undefined;
  /** Name of the component in its own script. */
  private readonly local: string;
  private readonly props: PropSorter;
  /** The root element that its code renders. */
  private readonly codeRoot: CodeRoot | undefined;
  /** Default elements of slots, from its code. */
  private readonly slotElements: ReadonlyMap<string, string>;

  constructor(
    private readonly entry: Export,
    private readonly context: ComponentContext,
  ) {
    const { reader } = context;
    this.checker = reader.checker;
    this.definitions = reader.collectDefinitions();
    this.printer = reader.printer(this.definitions);
    this.type = readComponentType(this.checker, this.checker.getTypeOfSymbol(entry.symbol));
    this.found = this.type.props ? findProps(this.checker, this.type.props) : [];
    const types = entry.symbol.declarations?.[0]?.getSourceFile().fileName;
    this.script = types ? reader.scripts.ofDeclaration(types) : undefined;
    this.file = types;
    const exported = exportedName(entry.symbol);
    this.local = /^_?default$/.test(exported) ? entry.name : exported;
    const place = { file: types?.replace(/\.d\.ts$/, '.js') ?? '', name: this.local };
    this.codeRoot = context.codeRoots.findRoot(place);
    this.slotElements = context.codeRoots.slotElements(place);
    const { checker, printer, script, local } = this;
    const passed = context.codeRoots.passed(place);
    this.props = new PropSorter({ ...context, entry, checker, printer, script, local, passed });
  }

  read(): ReadComponent {
    if (this.type.props && (this.type.props.flags & ts.TypeFlags.Any) !== 0) {
      this.context.reader.report(`${this.entry.name}: its props have the type any`);
    }
    for (const prop of this.found) this.props.sort(prop);
    if (this.type.polymorphic) this.props.addComponentProp();
    const themeName = this.themeName();
    const classes = readClasses({
      ...this.context,
      name: this.entry.name,
      themeName,
      constant: this.classesConstant(),
      prop: this.typeOf('classes'),
      naming: this.context.namingOf(this.entry),
      rendered: this.script?.rendered ?? [],
    });
    const styled = (this.script?.styled ?? []).filter(({ name }) => name && name === themeName);
    const planOf = (symbol: ts.Symbol) => this.context.plans.findPartPlan(this.entry, symbol);
    const slots = readSlots(this.checker, this.typeOf('slots'), {
      styled,
      classes,
      planOf,
      elements: this.slotElements,
    });
    const hasRoot = [...slots, ...classes].some((part) => nameOf(part) === 'root');
    const typedRef = this.ref();
    const element = this.element(typedRef, slots) ?? (hasRoot ? this.typedElement() : undefined);
    const ref =
      typedRef === unknownRef ? (this.context.elements.interfaceOf(element) ?? typedRef) : typedRef;
    const attributesOf =
      element ?? elementOfAttributes(this.props.attributes.map(({ symbol }) => symbol));
    const counted = this.props.addAttributes(attributesOf);
    const elementAttributes = this.countAttributes(attributesOf, counted);
    const doc: ComponentApi = {
      ...docBase(this.entry, this.definitions, this.context.reader),
      kind: 'component',
      ...(themeName && { themeName }),
      props: this.props.own,
      inherited: this.props.inherited,
      ...(element && { element }),
      ...(!element && attributesOf && { attributesOf }),
      elementAttributes,
      polymorphic: this.type.polymorphic,
      ...(ref && { ref }),
      slots,
      classes,
    };
    return { doc, hidden: this.props.hidden };
  }

  private themeName(): string | undefined {
    const { script, file, local } = this;
    return script && file
      ? readThemeName({ script, file, local }, this.context.reader.scripts)
      : undefined;
  }

  private typeOf(prop: string): ts.Type | undefined {
    const variant = this.found.find(({ symbol }) => symbol.name === prop)?.variants[0];
    return variant && this.checker.getTypeOfSymbol(variant);
  }

  private classesConstant(): ts.Symbol | undefined {
    const { name, pkg } = this.entry;
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
    return this.context.reader.exportsOf(pkg).get(constant);
  }

  /** Returns what the ref holds. The code decides; otherwise the types, which name the default root. */
  private ref(): string | undefined {
    const type = this.typeOf('ref');
    const isPassedOn = this.script?.madeBy.get(this.local) === 'forwardRef';
    const held = type ? readRef(this.checker, type) : isPassedOn ? unknownRef : undefined;
    const { elements } = this.context;
    const coded = elements.interfaceOf(this.codeRoot?.refTag);
    if (held && coded) return coded;
    return held && held !== unknownRef ? held : (elements.interfaceOf(this.defaultTag()) ?? held);
  }

  private element(ref: string | undefined, slots: readonly ApiSlot[]): string | undefined {
    const { elements } = this.context;
    const styled = this.script?.styled.find(({ slot }) => slot === 'Root')?.element;
    const inSlots = slots.find(({ name }) => name === 'root')?.default;
    const typed = this.defaultTag() ?? tagIn(styled) ?? tagIn(inSlots);
    const isKnown = typed !== undefined || this.props.attributes.length > 0;
    if (this.codeRoot?.takesRest && isKnown) return this.codeRoot.tag;
    return typed ?? (isKnown ? elements.tagOf(ref) : undefined);
  }

  private defaultTag(): string | undefined {
    const { defaultRoot } = this.type;
    return defaultRoot?.isStringLiteral() ? defaultRoot.value : undefined;
  }

  /** Returns the element whose attributes the props are typed for: usually the root element. */
  private typedElement(): string | undefined {
    const handler = this.props.attributes.length > 0 ? this.typeOf('onClick') : undefined;
    return handler && this.context.elements.tagOf(readTarget(this.checker, handler));
  }

  /**
   * Counts the attributes of the default root element, which a component with a type parameter as root does not list
   * itself.
   */
  private countAttributes(element: string | undefined, counted: number): number {
    if (this.props.attributes.length > 0 || !element || !this.type.defaultRoot) return counted;
    const own = new Set(this.found.map(({ symbol }) => symbol.name));
    return this.context.elements.attributesOf(element).filter((name) => !own.has(name)).length;
  }
}

function nameOf(part: ApiSlot | ApiClass): string {
  return 'key' in part ? part.key : part.name;
}
