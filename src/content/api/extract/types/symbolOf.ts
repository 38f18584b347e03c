import type ts from 'typescript';

/** Returns the symbol of an identifier that the checker made. The checker keeps it, but does not publish it. */
export function symbolOf({
  symbol,
}: ts.Identifier & { symbol?: ts.Symbol }): ts.Symbol | undefined {
  return symbol;
}
