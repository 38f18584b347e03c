import type { ApiClass, ApiInheritance, ApiProp, ApiSlot, ComponentApi } from '@/model';
import { readClasses, type ClassNaming } from '../classes';
import { docBase } from '../docBase';
import { exportedName, type Export } from '../exports';
import type { Plans } from '../plans';
import type { Reader } from '../program';
import { findProps, readProp, type Comment, type FoundProp } from '../props';
import type { Script } from '../script';
import { readSlots } from '../slots';
import type { Definitions, TypePrinter } from '../types';
import ts from '../typescript';
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
  private elementAttributes = 0;

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
    this.local = exportedName(entry.symbol) === 'default' ? entry.name : exportedName(entry.symbol);
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
    const slots = readSlots(this.checker, this.typeOf('slots'), { styled, classes, planOf });
    const hasRoot = [...slots, ...classes].some((part) => nameOf(part) === 'root');
    const typedRef = this.ref();
    const element = this.element(typedRef, slots) ?? (hasRoot ? this.typedElement() : undefined);
    const ref =
      typedRef === unknownRef ? (this.context.elements.interfaceOf(element) ?? typedRef) : typedRef;
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
      elementAttributes: this.countAttributes(element),
      polymorphic: this.type.polymorphic,
      ...(ref && { ref }),
      slots,
      classes,
    };
    return { doc, hidden: this.hidden };
  }

  /** Puts a prop where it belongs: to the component itself, to another one, or to the element. */
  private sort({ symbol, variants, required }: FoundProp): void {
    if (symbol.name === 'ref' || symbol.name === 'key') return;
    const origin = this.context.origins.of(symbol);
    const isNamed = this.script?.propTypes.get(this.local)?.includes(symbol.name) ?? false;
    if (origin.kind === 'element' && !isNamed) {
      this.elementAttributes += 1;
      return;
    }
    const read = readProp(symbol, { checker: this.checker, printer: this.printer }, variants);
    if (read.comment.isHidden) {
      this.hidden.push(symbol.name);
      return;
    }
    const plan = this.context.plans.of(this.entry, symbol);
    const planned = { ...read.prop, required, ...(plan && { plan }) };
    const prop = this.withDefault(planned, read.comment);
    if (isNamed || isOwn(origin, this.entry)) this.own.push(prop);
    else this.inherit(origin, prop);
  }

  private inherit(origin: Origin, prop: ApiProp): void {
    const entry = origin.kind === 'component' ? origin.entry : undefined;
    const from = entry?.name ?? (origin.kind === 'mapped' ? origin.from : '');
    const group = this.inherited.get(from) ?? { from, props: [] };
    group.props.push(prop);
    this.inherited.set(from, { ...group, ...(entry && { pathname: entry.pathname }) });
  }

  private withDefault(prop: ApiProp, comment: Comment): ApiProp {
    const coded = this.script?.defaults.get(this.local)?.get(prop.name);
    return comment.default === undefined && coded !== undefined
      ? { ...prop, default: coded }
      : prop;
  }

  private addComponentProp(): void {
    if (this.own.some(({ name }) => name === 'component')) return;
    this.own.push({
      name: 'component',
      type: 'React.ElementType',
      required: false,
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

  /** A ref that the types leave open holds the default root element of a polymorphic component. */
  private ref(): string | undefined {
    const type = this.typeOf('ref');
    const isPassedOn = this.script?.madeBy.get(this.local) === 'forwardRef';
    const held = type ? readRef(this.checker, type) : isPassedOn ? unknownRef : undefined;
    const { defaultRoot } = this.type;
    const root = defaultRoot?.isStringLiteral() ? defaultRoot.value : undefined;
    return held && held !== unknownRef ? held : (this.context.elements.interfaceOf(root) ?? held);
  }

  private element(ref: string | undefined, slots: readonly ApiSlot[]): string | undefined {
    const { defaultRoot } = this.type;
    if (defaultRoot?.isStringLiteral()) return defaultRoot.value;
    const styled = this.script?.styled.find(({ slot }) => slot === 'Root')?.element;
    const inSlots = slots.find(({ name }) => name === 'root')?.default;
    const tag = tagIn(styled) ?? tagIn(inSlots);
    return tag ?? (this.elementAttributes > 0 ? this.context.elements.tagOf(ref) : undefined);
  }

  /** The element that the attributes are typed for, which is that of the root where there is one. */
  private typedElement(): string | undefined {
    const handler = this.elementAttributes > 0 ? this.typeOf('onClick') : undefined;
    return handler && this.context.elements.tagOf(readTarget(this.checker, handler));
  }

  /** Where the root is a type parameter, the attributes of its default are known only by its name. */
  private countAttributes(element: string | undefined): number {
    if (this.elementAttributes > 0 || !element || !this.type.defaultRoot)
      return this.elementAttributes;
    const own = new Set(this.found.map(({ symbol }) => symbol.name));
    return this.context.elements.attributesOf(element).filter((name) => !own.has(name)).length;
  }
}

function isOwn(origin: Origin, { symbol }: Export): boolean {
  return (
    origin.kind === 'shared' || (origin.kind === 'component' && origin.entry.symbol === symbol)
  );
}

function tagIn(element: string | undefined): string | undefined {
  return /^'([a-z]\w*)'$/.exec(element ?? '')?.[1];
}

function nameOf(part: ApiSlot | ApiClass): string {
  return 'key' in part ? part.key : part.name;
}

function byName(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort((a, b) => (a.name < b.name ? -1 : 1));
}
