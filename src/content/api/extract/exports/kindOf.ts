import type { Reader } from '../program';
import ts from '../typescript.js';
import { stableName } from './exportNames';

/** How the reference classifies an exported value. */
export type ExportKind = 'component' | 'hook' | 'other';

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
