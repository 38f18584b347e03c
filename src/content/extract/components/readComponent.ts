import type { ApiClass, ApiInheritance, ApiProp, ApiSlot, ComponentApi } from '@/model';
import { readClasses, type ClassNaming } from '../classes';
import { docBase } from '../docBase';
import { exportedName, type Export } from '../exports';
import type { Plans } from '../plans';
import type { Reader } from '../program';
import { findProps, isPicked, readProp, type Comment, type FoundProp } from '../props';
import type { Script } from '../script';
import { readSlots } from '../slots';
import type { Definitions, TypePrinter } from '../types';
import ts from '../typescript';
import { tagIn, type CodeRoot, type CodeRoots } from './codeRoots';
import { elementOfAttributes, interfaceOfAttribute } from './elementAttributes';
import type { Origin, Origins } from './origin';
import { readComponentType, type ComponentType } from './propsType';
import { readRef, readTarget, type Elements } from './readElement';
import { readThemeName } from './readThemeName';

/** What a ref holds whose type says nothing. */
const unknownRef = 'unknown';

/** What is the same for all components of a run. */
export interface ComponentContext {
  reader: Reader;
  origins: Origins;
  elements: Elements;
  codeRoots: CodeRoots;
  plans: Plans;
  states: ReadonlySet<string>;
  namingOf: (entry: Export) => ClassNaming;
}

/** A component's reference, and the names of props that its comments keep out of it. */
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
  /** The file of its types, which lies beside the script. */
  private readonly file: string | undefined;
  /** Name of the component in its script. */
  private readonly local: string;
  private readonly hidden: string[] = [];
  private readonly own: ApiProp[] = [];
  private readonly inherited = new Map<string, ApiInheritance>();
  /** Props that React declares. */
  private readonly attributes: FoundProp[] = [];
  /** What its code puts into the document. */
  private readonly codeRoot: CodeRoot | undefined;
  /** Elements that its code puts into slots. */
  private readonly slotElements: ReadonlyMap<string, string>;
  /** Props that its code gives the component it is made of. */
  private readonly passed: ReadonlyMap<string, string | undefined>;

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
    this.script = types ? reader.scripts.beside(types) : undefined;
    this.file = types;
    const exported = exportedName(entry.symbol);
    this.local = /^_?default$/.test(exported) ? entry.name : exported;
    const place = { file: types?.replace(/\.d\.ts$/, '.js') ?? '', name: this.local };
    this.codeRoot = context.codeRoots.of(place);
    this.slotElements = context.codeRoots.slotElements(place);
    this.passed = context.codeRoots.passed(place);
  }

  read(): ReadComponent {
    if (this.type.props && (this.type.props.flags & ts.TypeFlags.Any) !== 0) {
      this.context.reader.report(`${this.entry.name}: its props have the type any`);
    }
    for (const prop of this.found) this.sort(prop);
    if (this.type.polymorphic) this.addComponentProp();
    const themeName = this.themeName();
    const classes = readClasses({
      ...this.context,
      name: this.entry.name,
      themeName,
      constant: this.classesConstant(),
      prop: this.typeOf('classes'),
      naming: this.context.namingOf(this.entry),
    });
    const styled = (this.script?.styled ?? []).filter(({ name }) => name && name === themeName);
    const planOf = (symbol: ts.Symbol) => this.context.plans.ofPart(this.entry, symbol);
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
    const attributesOf = element ?? elementOfAttributes(this.attributeSymbols());
    const elementAttributes = this.addAttributes(attributesOf);
    const doc: ComponentApi = {
      ...docBase(this.entry, this.definitions, this.context.reader),
      kind: 'component',
      ...(themeName && { themeName }),
      props: byName(this.own),
      inherited: [...this.inherited.values()].map((group) => ({
        ...group,
        props: byName(group.props),
      })),
      ...(element && { element }),
      ...(!element && attributesOf && { attributesOf }),
      elementAttributes,
      polymorphic: this.type.polymorphic,
      ...(ref && { ref }),
      slots,
      classes,
    };
    return { doc, hidden: this.hidden };
  }

  /** Puts a prop where it belongs: to the component itself, to another one, or to the element. */
  private sort(found: FoundProp): void {
    const { symbol } = found;
    if (symbol.name === 'ref' || symbol.name === 'key') return;
    const origin = this.context.origins.of(symbol);
    const isNamed = this.script?.propTypes.get(this.local)?.includes(symbol.name) ?? false;
    if (origin.kind === 'element' && !isNamed) this.attributes.push(found);
    else this.add(found, origin, isNamed || isOwn(origin, this.entry));
  }

  private add({ symbol, variants, required }: FoundProp, origin: Origin, own: boolean): void {
    const read = readProp(symbol, { checker: this.checker, printer: this.printer }, variants);
    if (read.comment.isHidden) {
      this.hidden.push(symbol.name);
      return;
    }
    const plan = this.context.plans.of(this.entry, symbol);
    const planned = { ...read.prop, required, ...(plan && { plan }) };
    const prop = this.withDefault(planned, read.comment, origin);
    if (own) this.own.push(prop);
    else this.inherit(origin, prop);
  }

  /**
   * Adds the props that React declares for another element than the one whose attributes readers get to see: those
   * of the `<input>` in a `<div>`. Counts the others.
   */
  private addAttributes(element: string | undefined): number {
    const names = new Set(element ? this.context.elements.attributesOf(element) : []);
    const others = this.attributes.filter(({ symbol }) => !names.has(symbol.name));
    for (const found of others) {
      const from = interfaceOfAttribute(found.symbol);
      this.add(found, { kind: 'mapped', from }, isPicked(found.symbol));
    }
    return this.countAttributes(element, this.attributes.length - others.length);
  }

  private attributeSymbols(): ts.Symbol[] {
    return this.attributes.map(({ symbol }) => symbol);
  }

  private inherit(origin: Origin, prop: ApiProp): void {
    const entry = origin.kind === 'component' ? origin.entry : undefined;
    const from = entry?.name ?? (origin.kind === 'mapped' ? origin.from : '');
    const group = this.inherited.get(from) ?? { from, props: [] };
    group.props.push(prop);
    this.inherited.set(from, { ...group, ...(entry && { pathname: entry.pathname }) });
  }

  /** The code of the component itself knows better than the comments of those it hands its props to. */
  private withDefault(prop: ApiProp, comment: Comment, origin: Origin): ApiProp {
    const coded = this.script?.defaults.get(this.local)?.get(prop.name);
    const isOfOther = origin.kind === 'component' && origin.entry.symbol !== this.entry.symbol;
    const isNamed = /^(?!true$|false$|null$)[a-z_]\w*$/i.test(coded ?? '');
    if (comment.default !== undefined && (!isOfOther || isNamed)) return prop;
    if (coded !== undefined) return { ...prop, default: coded };
    if (!isOfOther || !this.passed.has(prop.name)) return prop;
    const passed = this.passed.get(prop.name);
    if (passed !== undefined) return { ...prop, default: passed };
    const open = { ...prop };
    delete open.default;
    return open;
  }

  private addComponentProp(): void {
    if (this.own.some(({ name }) => name === 'component')) return;
    const coded = this.script?.defaults.get(this.local)?.get('component');
    this.own.push({
      name: 'component',
      type: 'React.ElementType',
      required: false,
      ...(coded !== undefined && { default: coded }),
      description:
        'The component used for the root node. Either a string to use an HTML element or a component.',
    });
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

  /** What the code gives the ref to, else what the types say: those name what the root is by default. */
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
    const isKnown = typed !== undefined || this.attributes.length > 0;
    if (this.codeRoot?.takesRest && isKnown) return this.codeRoot.tag;
    return typed ?? (isKnown ? elements.tagOf(ref) : undefined);
  }

  private defaultTag(): string | undefined {
    const { defaultRoot } = this.type;
    return defaultRoot?.isStringLiteral() ? defaultRoot.value : undefined;
  }

  /** The element that the attributes are typed for, which is that of the root where there is one. */
  private typedElement(): string | undefined {
    const handler = this.attributes.length > 0 ? this.typeOf('onClick') : undefined;
    return handler && this.context.elements.tagOf(readTarget(this.checker, handler));
  }

  /** Where the root is a type parameter, the attributes of its default are known only by its name. */
  private countAttributes(element: string | undefined, counted: number): number {
    if (this.attributes.length > 0 || !element || !this.type.defaultRoot) return counted;
    const own = new Set(this.found.map(({ symbol }) => symbol.name));
    return this.context.elements.attributesOf(element).filter((name) => !own.has(name)).length;
  }
}

function isOwn(origin: Origin, { symbol }: Export): boolean {
  return (
    origin.kind === 'shared' || (origin.kind === 'component' && origin.entry.symbol === symbol)
  );
}

function nameOf(part: ApiSlot | ApiClass): string {
  return 'key' in part ? part.key : part.name;
}

function byName(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort((a, b) => (a.name < b.name ? -1 : 1));
}
