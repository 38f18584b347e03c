import ts from '../typescript.js';
import { tidyTypeNode } from './tidyTypeNode';
import { withArguments, type Mapper, type Printing } from './withArguments';

/** Internal fields of the checker for mapped types and their properties. */
interface MappedSymbol extends ts.Symbol {
  links?: {
    mappedType?: ts.Type & { declaration?: ts.MappedTypeNode };
    syntheticOrigin?: ts.Symbol & { links?: { mapper?: Mapper } };
  };
}

/** A type as its author wrote it, and the file in which its names are declared. */
interface Written {
  node: ts.TypeNode;
  file: ts.SourceFile;
}

/**
 * Returns the members of `{ [P in keyof K]?: K[P] }` as written in `K`, with type arguments filled in; undefined for
 * other types and for those with a name. The checker gives the same result, but evaluates each member first:
 * `SlotProps<React.ElementType<…>, …>` tries the props of 175 elements, a fifth of all time for types.
 */
export function writtenMembers(type: ts.Type, printing: Printing): Written | undefined {
  if (type.aliasSymbol || !isMapped(type)) return undefined;
  if (printing.checker.getIndexInfosOfType(type).length > 0) return undefined;
  const symbols: MappedSymbol[] = printing.checker.getPropertiesOfType(type);
  const places = new Set(symbols.map((symbol) => placeOf(symbol)?.getSourceFile()));
  const members = symbols.flatMap((symbol) => writtenMember(symbol, printing) ?? []);
  const [file] = places;
  if (!file || places.size > 1 || members.length < symbols.length) return undefined;
  const node = tidyTypeNode(ts.factory.createTypeLiteralNode(members));
  return { node: ts.setEmitFlags(node, ts.EmitFlags.SingleLine), file };
}

function isMapped(type: ts.Type): boolean {
  const { objectFlags = 0 } = type as ts.ObjectType;
  return (type.flags & ts.TypeFlags.Object) !== 0 && (objectFlags & ts.ObjectFlags.Mapped) !== 0;
}

/** Finds the member of `K` that a property is made from. */
function placeOf({ links }: MappedSymbol): ts.PropertySignature | undefined {
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

function writtenMember(symbol: MappedSymbol, printing: Printing): ts.PropertySignature | undefined {
  const place = placeOf(symbol);
  if (!place?.type) return undefined;
  // `InputBaseProps['inputProps']` says less than the type it refers to.
  const type = picks(place.type)
    ? printing.toNode(printing.checker.getTypeOfSymbol(symbol))
    : withArguments(place.type, symbol.links?.syntheticOrigin?.links?.mapper, printing);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const { factory } = ts;
  const mark = isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined;
  return type && factory.createPropertySignature(place.modifiers, place.name, mark, type);
}

function picks(node: ts.Node): boolean {
  return ts.isIndexedAccessTypeNode(node) || (ts.forEachChild(node, picks) ?? false);
}
