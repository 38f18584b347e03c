import type ts from 'typescript';
import type { ApiPlan } from '@/model';
import type { Export } from '../exports';
import type { Reader } from '../program';
import { findProps } from '../props';
import { redeclaringLevel, type Level } from './redeclaringLevel';
import { includesPlan, aboveBase } from './higherPlan';

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
    const lowest = redeclaringLevel(having, symbol.name, this.reader.checker) ?? having[0];
    return aboveBase(levels, lowest ? lowest.plan : this.declaredPlan(symbol));
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

function familyOf({ name, product, source }: Export): string {
  return `${product.id} ${source.area ?? ''} ${name.replace(/(Pro|Premium)$/, '')}`;
}
