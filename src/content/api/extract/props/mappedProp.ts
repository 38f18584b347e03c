import ts from '../typescript.js';

/** Internal fields of the checker for properties of mapped types. */
interface MappedSymbol extends ts.Symbol {
  links?: { mappedType?: ts.Type; syntheticOrigin?: ts.Symbol };
}

/** Returns the mapped type that makes a property: `SystemProps`, also through `Omit<SystemProps, 'color'>`. */
export function mappedTypeOf(symbol: ts.Symbol): ts.Symbol | undefined {
  const { links } = symbol as MappedSymbol;
  const inner = links?.syntheticOrigin && mappedTypeOf(links.syntheticOrigin);
  const alias = links?.mappedType?.aliasSymbol;
  return inner ?? (alias?.declarations?.some(isOfTypeScript) ? undefined : alias);
}

/** Tells whether a type picks this property by name: `Pick<Attributes, 'value' | 'disabled'>`. */
export function isPicked(symbol: ts.Symbol): boolean {
  const { links } = symbol as MappedSymbol;
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
