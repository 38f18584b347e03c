import type { ApiPlan } from '@/model';
import type { Export } from '../exports';
import type { Reader } from '../program';
import { findProps } from '../props';
import ts from '../typescript.js';

/** Plans, each of which includes those before it. The community plan (undefined) comes before all. */
const order: readonly ApiPlan[] = ['pro', 'premium'];

/** Returns the higher of two plans; undefined is the community plan. */
export function higherPlan(a: ApiPlan | undefined, b: ApiPlan | undefined): ApiPlan | undefined {
  const rank = (plan: ApiPlan | undefined) => (plan ? order.indexOf(plan) : -1);
  return rank(a) >= rank(b) ? a : b;
}

/** Tells whether a plan has everything that another one has. */
function includesPlan(plan: ApiPlan | undefined, other: ApiPlan | undefined): boolean {
  return higherPlan(plan, other) === plan;
}

/** A component in one plan: its props by name. */
interface Level {
  plan: ApiPlan | undefined;
  props: ReadonlyMap<string, ts.Symbol>;
}

/**
 * Finds the plan that a prop needs. Components whose names differ only by plan (`DataGrid`, `DataGridPro`) are levels
 * of one component, and a prop belongs to the lowest level that has it.
 */
export class Plans {
  private readonly levels = new Map<string, Level[]>();

  constructor(
    private readonly reader: Reader,
    private readonly exports: readonly Export[],
    private readonly propsOf: (entry: Export) => ts.Type | undefined,
  ) {}

  /** Returns the plan that a prop needs; undefined if it is that of the whole component. */
  findPlan(entry: Export, symbol: ts.Symbol): ApiPlan | undefined {
    const levels = this.levelsOf(entry);
    const having = levels.filter(({ props }) => props.has(symbol.name));
    const lowest = this.redeclaring(having, symbol.name) ?? having[0];
    return aboveBase(levels, lowest ? lowest.plan : this.declaredPlan(symbol));
  }

  /**
   * Finds the level whose package declares an inherited prop again, word by word: the lower level has the prop in its
   * types only and ignores it. A package that merely extends a prop gives it another type.
   */
  private redeclaring([lowest, ...higher]: readonly Level[], name: string): Level | undefined {
    const declared = lowest?.props.get(name)?.declarations?.[0];
    return higher.find(({ props }) => {
      const again = props.get(name)?.declarations?.[0];
      const isSame = again && declared && again.getText() === declared.getText();
      return isSame && again !== declared && this.overrides(again, declared, name);
    });
  }

  /** Tells whether an interface repeats a declaration that it would inherit. */
  private overrides({ parent }: ts.Node, declared: ts.Declaration, name: string): boolean {
    const { checker } = this.reader;
    const type = ts.isInterfaceDeclaration(parent) && checker.getTypeAtLocation(parent);
    const bases = type && type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
    return bases.some((base) =>
      checker.getPropertyOfType(base, name)?.declarations?.includes(declared),
    );
  }

  /** Returns the plan that a part, such as a slot, needs; undefined if it is that of the whole component. */
  findPartPlan(entry: Export, symbol: ts.Symbol): ApiPlan | undefined {
    return aboveBase(this.levelsOf(entry), this.declaredPlan(symbol));
  }

  /** Returns the lowest plan of the packages that declare a symbol. */
  declaredPlan({ declarations = [] }: ts.Symbol): ApiPlan | undefined {
    const plans = declarations.flatMap((node) => {
      const pkg = this.reader.packageOf(node);
      return pkg ? [pkg.plan] : [];
    });
    return plans.reduce((low, plan) => (includesPlan(low, plan) ? plan : low), plans[0]);
  }

  private levelsOf(entry: Export): Level[] {
    const key = familyOf(entry);
    const known = this.levels.get(key);
    if (known) return known;
    const found = this.exports
      .filter((other) => other.kind === 'component' && familyOf(other) === key)
      .map((other): Level => {
        const type = this.propsOf(other);
        const props = type ? findProps(this.reader.checker, type) : [];
        const named = props.map(({ symbol }) => [symbol.name, symbol] as const);
        return { plan: other.source.plan, props: new Map(named) };
      })
      .sort((a, b) => (includesPlan(a.plan, b.plan) ? 1 : -1));
    this.levels.set(key, found);
    return found;
  }
}

/** Returns a plan, or undefined if the lowest level includes it. */
function aboveBase([base]: readonly Level[], plan: ApiPlan | undefined): ApiPlan | undefined {
  return includesPlan(base?.plan, plan) ? undefined : plan;
}

function familyOf({ name, product, source }: Export): string {
  return `${product.id} ${source.area ?? ''} ${name.replace(/(Pro|Premium)$/, '')}`;
}
