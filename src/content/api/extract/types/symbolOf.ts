import type ts from 'typescript';

/** The symbol of an identifier that the checker made; it keeps it, but does not publish it. */
export function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
  return (node as ts.Identifier & { symbol?: ts.Symbol }).symbol;
}
