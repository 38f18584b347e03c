import ts from '../typescript.js';
import type { Mapper } from './withArguments';

/** Internal fields of the checker for mapped types and their properties. */
export interface MappedSymbol extends ts.Symbol {
  links?: {
    mappedType?: ts.Type & { declaration?: ts.MappedTypeNode };
    syntheticOrigin?: MappedSymbol;
    mapper?: Mapper;
  };
}

/** Finds the member of `K` that a property of `{ [P in keyof K]: K[P] }` is made from. */
export function copiedMember({ links }: MappedSymbol): ts.PropertySignature | undefined {
  const place = links?.syntheticOrigin?.declarations?.[0];
  const isCopied = isCopy(links?.mappedType?.declaration);
  return isCopied && place && ts.isPropertySignature(place) ? place : undefined;
}

/** Tells whether each member has the same type as in the source of the keys: `{ [P in keyof K]: K[P] }`. */
function isCopy(mapped: ts.MappedTypeNode | undefined): boolean {
  const { type, typeParameter } = mapped ?? {};
  const keys = typeParameter?.constraint;
  if (!type || !ts.isIndexedAccessTypeNode(type)) return false;
  if (!keys || !ts.isTypeOperatorNode(keys)) return false;
  const isKey = type.indexType.getText() === typeParameter.name.text;
  return isKey && type.objectType.getText() === keys.type.getText();
}
