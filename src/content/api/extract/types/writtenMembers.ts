import ts from '../typescript.js';
import { tidyTypeNode } from './tidyTypeNode';
import { withArguments, type Printing } from './withArguments';
import { copiedMember, type MappedSymbol } from './copiedMember';

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
  const places = new Set(symbols.map((symbol) => copiedMember(symbol)?.getSourceFile()));
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

function writtenMember(symbol: MappedSymbol, printing: Printing): ts.PropertySignature | undefined {
  const place = copiedMember(symbol);
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
