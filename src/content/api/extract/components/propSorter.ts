import type { ApiInheritance, ApiProp } from '@/model';
import type { Export } from '../exports';
import type { Plans } from '../plans';
import { isPicked, readProp, type FoundProp } from '../props';
import type { TypePrinter } from '../types';
import type ts from '../typescript.js';
import { interfaceOfAttribute } from './elementAttributes';
import type { Elements } from './elements';
import { byName, InheritedProps } from './inheritedProps';
import type { Origin, Origins } from './origin';
import { withDefault, type CodedComponent } from './withDefault';

/** The component whose props are sorted, and the readers this takes. */
export interface PropReading extends CodedComponent {
  checker: ts.TypeChecker;
  printer: TypePrinter;
  origins: Origins;
  elements: Elements;
  plans: Plans;
}

/** Sorts the props of a component into its own, inherited ones, and attributes of its element. */
export class PropSorter {
  /** Names of props whose comments ask not to document them. */
  readonly hidden: string[] = [];
  /** Props that React declares. */
  readonly attributes: FoundProp[] = [];
  private readonly ownProps: ApiProp[] = [];
  private readonly inheritedProps = new InheritedProps();

  constructor(private readonly reading: PropReading) {}

  /** The component's own props, by name. */
  get own(): ApiProp[] {
    return byName(this.ownProps);
  }

  /** The inherited props, grouped by where they come from. */
  get inherited(): ApiInheritance[] {
    return this.inheritedProps.list(this.ownProps);
  }

  /** Adds a prop to the component's own, to those inherited from another one, or to the attributes. */
  sort(found: FoundProp): void {
    const { symbol } = found;
    const origin = this.reading.origins.find(symbol);
    // Every component takes a key. It gets a row only if the component itself documents it.
    const isReacts = symbol.name === 'key' && origin.kind !== 'component';
    if (symbol.name === 'ref' || isReacts) return;
    const isNamed =
      this.reading.script?.propTypes.get(this.reading.local)?.includes(symbol.name) ?? false;
    if (origin.kind === 'element' && !isNamed) this.attributes.push(found);
    else this.add(found, origin, isNamed || isOwn(origin, this.reading.entry));
  }

  private add({ symbol, variants, required }: FoundProp, origin: Origin, own: boolean): void {
    const read = readProp(symbol, this.reading, variants);
    if (read.comment.isHidden) {
      this.hidden.push(symbol.name);
      return;
    }
    const plan = this.reading.plans.findPlan(this.reading.entry, symbol);
    const planned = { ...read.prop, required, ...(plan && { plan }) };
    const prop = withDefault(planned, { comment: read.comment, origin }, this.reading);
    if (own) this.ownProps.push(prop);
    else this.inheritedProps.add(origin, prop);
  }

  /**
   * Adds the attributes that the given element does not have, such as those of an `<input>` inside of a `<div>`, as
   * props. Returns the number of the remaining ones, which are the element's own.
   */
  addAttributes(element: string | undefined): number {
    const names = new Set(element ? this.reading.elements.attributesOf(element) : []);
    const others = this.attributes.filter(({ symbol }) => !names.has(symbol.name));
    for (const found of others) {
      const from = interfaceOfAttribute(found.symbol);
      this.add(found, { kind: 'mapped', from }, isPicked(found.symbol));
    }
    return this.attributes.length - others.length;
  }

  /** Adds the `component` prop of polymorphic components, which the types leave out. */
  addComponentProp(): void {
    if (this.ownProps.some(({ name }) => name === 'component')) return;
    const coded = this.reading.script?.defaults.get(this.reading.local)?.get('component');
    this.ownProps.push({
      name: 'component',
      type: 'React.ElementType',
      required: false,
      ...(coded !== undefined && { default: coded }),
      description:
        'The component used for the root node. Either a string to use an HTML element or a component.',
    });
  }
}

function isOwn(origin: Origin, { symbol }: Export): boolean {
  return (
    origin.kind === 'shared' || (origin.kind === 'component' && origin.entry.symbol === symbol)
  );
}
