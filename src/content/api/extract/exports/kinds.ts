import { readComment } from '../props';
import type { Reader } from '../program';
import ts from '../typescript.js';

/** How the reference classifies an exported value. */
export type ExportKind = 'component' | 'hook' | 'other';

const unstable = /^(unstable|experimental|private|internal)_/i;

/** Tells whether a package may change an export without notice: `unstable_useId`, `Experimental_CssVarsProvider`. */
export function isUnstable(name: string): boolean {
  return unstable.test(name);
}

/** Returns the name without its prefix of instability: `useId`, `TrapFocus`. */
export function stableName(name: string): string {
  return name.replace(unstable, '');
}

/** Classifies an export by name and type: a component returns what React can render. */
export function kindOf(reader: Reader, name: string, symbol: ts.Symbol): ExportKind {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'other';
  const type = reader.checker.getTypeOfSymbol(symbol);
  const plain = stableName(name);
  if (/^use[A-Z]/.test(plain)) return type.getCallSignatures().length > 0 ? 'hook' : 'other';
  return /^[A-Z][A-Za-z0-9]*$/.test(plain) && isComponent(type) ? 'component' : 'other';
}

function isComponent(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isComponent);
  const isClass = type
    .getConstructSignatures()
    .some((signature) => signature.getReturnType().getProperty('render') !== undefined);
  return isClass || type.getCallSignatures().some(isRendered);
}

function isRendered(signature: ts.Signature): boolean {
  const returned = signature.getReturnType();
  const names = [returned, ...(returned.isUnion() ? returned.types : [])].map(
    ({ symbol, aliasSymbol }) => aliasSymbol?.name ?? symbol?.name,
  );
  return names.some((name) => /^(Element|ReactElement|ReactNode|ReactPortal)$/.test(name ?? ''));
}

/** Returns why an exported component is not documented; undefined if it is. */
export function reasonToLeaveOut(reader: Reader, symbol: ts.Symbol): string | undefined {
  if (readComment(symbol.declarations).isHidden) return 'its comment says not to document it';
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const script = file ? reader.scripts.ofDeclaration(file) : undefined;
  const variable = symbol.name === 'default' ? exportedName(symbol) : symbol.name;
  const maker = script?.madeBy.get(variable);
  // The name that TypeScript gives an anonymous default export.
  if (variable === '_default') return undefined;
  if (file && script && !reader.scripts.text(file.replace(/\.d\.ts$/, '.js')).includes(variable)) {
    return 'only its type is exported';
  }
  if (maker === 'styled') return 'a styled part of another component';
  return maker === 'createSvgIcon' ? 'an icon' : undefined;
}

/** Returns the name under which a default export was declared. */
export function exportedName(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const isAssignment = declaration && ts.isExportAssignment(declaration);
  return isAssignment && ts.isIdentifier(declaration.expression)
    ? declaration.expression.text
    : symbol.name;
}
