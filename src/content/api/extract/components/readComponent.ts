import type { ComponentApi } from '@/model';
import { docBase } from '../docBase';
import type { Export } from '../exports';
import { findProps, type FoundProp } from '../props';
import type { Definitions, TypePrinter } from '../types';
import ts from '../typescript.js';
import type { CodeRoots } from './codeRoots';
import { readComponentCode, type ComponentCode } from './componentCode';
import { ComponentRoot } from './componentRoot';
import { elementOfAttributes } from './elementAttributes';
import type { Elements } from './elements';
import type { Origins } from './origin';
import { PropSorter } from './propSorter';
import { readComponentType, type ComponentType } from './propsType';
import { readParts, type PartContext } from './readParts';

/** What reading a component needs; the same for all components of a run. */
export interface ComponentContext extends PartContext {
  origins: Origins;
  elements: Elements;
  codeRoots: CodeRoots;
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
  private readonly code: ComponentCode;
  private readonly props: PropSorter;

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
    this.code = readComponentCode(entry, context);
    const { checker, printer, code } = this;
    this.props = new PropSorter({ ...context, entry, checker, printer, ...code });
  }

  read(): ReadComponent {
    if (this.type.props && (this.type.props.flags & ts.TypeFlags.Any) !== 0) {
      this.context.reader.report(`${this.entry.name}: its props have the type any`);
    }
    for (const prop of this.found) this.props.sort(prop);
    if (this.type.polymorphic) this.props.addComponentProp();
    const { checker, code } = this;
    const typeOf = (prop: string) => this.typeOf(prop);
    const types = { checker, code, typeOf };
    const { themeName, classes, slots } = readParts(this.entry, types, this.context);
    const { attributes } = this.props;
    const root = new ComponentRoot({
      checker,
      elements: this.context.elements,
      type: this.type,
      code,
      attributes,
      typeOf,
    });
    const { element, ref } = root.read(slots, classes);
    const attributesOf = element ?? elementOfAttributes(attributes.map(({ symbol }) => symbol));
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

  private typeOf(prop: string): ts.Type | undefined {
    const variant = this.found.find(({ symbol }) => symbol.name === prop)?.variants[0];
    return variant && this.checker.getTypeOfSymbol(variant);
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
