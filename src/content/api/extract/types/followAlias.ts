import ts from '../typescript.js';

/** Resolves an import or a re-export to the symbol it refers to; returns other symbols unchanged. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}
