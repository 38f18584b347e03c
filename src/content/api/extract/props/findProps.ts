import ts from '../typescript.js';

/** A property, with its declarations in the members of a union that have it. */
export interface FoundProp {
  symbol: ts.Symbol;
  /** Their types are computed only where needed: most attributes of an element never need theirs. */
  variants: readonly ts.Symbol[];
  /** Whether every member of the union requires it. */
  required: boolean;
}

/** Returns all properties of a type; of a union those of any member, whereas TypeScript lists only the common ones. */
export function findProps(checker: ts.TypeChecker, type: ts.Type): FoundProp[] {
  const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const common = checker.getPropertiesOfType(type).map((symbol) => ({
    symbol,
    variants: [symbol],
    required: !isOptional(symbol),
  }));
  if (!type.isUnion()) return common;
  const found = new Map<string, FoundProp>(common.map((prop) => [prop.symbol.name, prop]));
  const shared = new Set(found.keys());
  for (const member of type.types) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      if (shared.has(symbol.name)) continue;
      const known = found.get(symbol.name) ?? { symbol, variants: [], required: false };
      found.set(symbol.name, { ...known, variants: [...known.variants, symbol] });
    }
  }
  return [...found.values()];
}
