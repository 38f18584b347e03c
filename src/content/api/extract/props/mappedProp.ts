import ts from '../typescript.js';
import type { MappedSymbol } from '../types';

/** Returns the mapped type that makes a property: `SystemProps`, also through `Omit<SystemProps, 'color'>`. */
export function mappedTypeOf({ links }: MappedSymbol): ts.Symbol | undefined {
  const inner = links?.syntheticOrigin && mappedTypeOf(links.syntheticOrigin);
  const alias = links?.mappedType?.aliasSymbol;
  return inner ?? (alias?.declarations?.some(isOfTypeScript) ? undefined : alias);
}

/** Tells whether a type picks this property by name: `Pick<Attributes, 'value' | 'disabled'>`. */
export function isPicked({ links }: MappedSymbol): boolean {
  if (isPick(links?.mappedType?.aliasSymbol)) return true;
  return links?.syntheticOrigin !== undefined && isPicked(links.syntheticOrigin);
}

/** Tells whether an alias is `Pick` itself or a type made with it; `Omit` is not. */
function isPick(alias: ts.Symbol | undefined): boolean {
  const type = alias?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const isMade = type && ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Pick';
  return alias?.name === 'Pick' || (alias?.name !== 'Omit' && isMade === true);
}

function isOfTypeScript(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/node_modules/typescript/');
}
