import ts from 'typescript';

/** A property with its types in those members of a union that have it. */
export interface FoundProp {
  symbol: ts.Symbol;
  types: ts.Type[];
  /** Whether every member requires it. */
  required: boolean;
}

/** All properties of a type; of a union those of any member, which the compiler's own list lacks. */
export function findProps(checker: ts.TypeChecker, type: ts.Type): FoundProp[] {
  const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const common = checker.getPropertiesOfType(type).map((symbol) => ({
    symbol,
    types: [checker.getTypeOfSymbol(symbol)],
    required: !isOptional(symbol),
  }));
  if (!type.isUnion()) return common;
  const found = new Map<string, FoundProp>(common.map((prop) => [prop.symbol.name, prop]));
  const shared = new Set(found.keys());
  for (const member of type.types) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      if (shared.has(symbol.name)) continue;
      const known = found.get(symbol.name) ?? { symbol, types: [], required: false };
      found.set(symbol.name, {
        ...known,
        types: [...known.types, checker.getTypeOfSymbol(symbol)],
      });
    }
  }
  return [...found.values()];
}
