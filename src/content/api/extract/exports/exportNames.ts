import ts from '../typescript.js';

const unstable = /^(unstable|experimental|private|internal)_/i;

/** Tells whether a package may change an export without notice: `unstable_useId`, `Experimental_CssVarsProvider`. */
export function isUnstable(name: string): boolean {
  return unstable.test(name);
}

/** Returns the name without its prefix of instability: `useId`, `TrapFocus`. */
export function stableName(name: string): string {
  return name.replace(unstable, '');
}

/** Returns the name under which a default export was declared. */
export function exportedName(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const isAssignment = declaration && ts.isExportAssignment(declaration);
  return isAssignment && ts.isIdentifier(declaration.expression)
    ? declaration.expression.text
    : symbol.name;
}
