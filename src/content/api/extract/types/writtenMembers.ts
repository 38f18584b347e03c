import ts from '../typescript.js';
import { tidyTypeNode } from './tidyTypeNode';

/** What the checker keeps of mapped types and their properties, but does not publish. */
interface MappedSymbol extends ts.Symbol {
  links?: {
    mappedType?: ts.Type & { declaration?: ts.MappedTypeNode };
    syntheticOrigin?: ts.Symbol & { links?: { mapper?: Mapper } };
  };
}

/** What type parameters stand for: one, or several; the checker has more kinds. */
interface Mapper {
  source?: ts.Type;
  target?: ts.Type;
  sources?: readonly ts.Type[];
  targets?: readonly ts.Type[];
}

/** A type as its author wrote it, and the file in which its names stand. */
interface Written {
  node: ts.TypeNode;
  file: ts.SourceFile;
}

/** The checker, and how a type is printed that nobody has written. */
interface Printing {
  checker: ts.TypeChecker;
  toNode: (type: ts.Type) => ts.TypeNode | undefined;
}

/**
 * The members of `{ [P in keyof K]?: K[P] }` as `K` has them written, with what stands for its type parameters;
 * undefined for other types and for those that have a name. The checker would say the same, but works out each member
 * first: `SlotProps<React.ElementType<…>, …>` tries the props of 175 elements, a fifth of all time for types.
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

/** Where the member of `K` is written that a property is made from. */
function placeOf({ links }: MappedSymbol): ts.PropertySignature | undefined {
  const place = links?.syntheticOrigin?.declarations?.[0];
  const isCopied = isCopy(links?.mappedType?.declaration);
  return isCopied && place && ts.isPropertySignature(place) ? place : undefined;
}

/** Whether each member is what it is in the type whose keys are gone through: `{ [P in keyof K]: K[P] }`. */
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
  // `InputBaseProps['inputProps']` tells less than what it is.
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

/** A type with what stands for its parameters; undefined when the checker keeps that in another way. */
function withArguments(
  written: ts.TypeNode,
  mapper: Mapper | undefined,
  { checker, toNode }: Printing,
): ts.TypeNode | undefined {
  if (!mapper) return written;
  const { source, target, sources = [source], targets = [target] } = mapper;
  if (!sources.every(Boolean) || !targets.every(Boolean)) return undefined;
  const visit = (child: ts.Node): ts.Node => {
    const symbol = symbolNamedBy(child, checker);
    const given = symbol && targets[sources.findIndex((one) => one?.symbol === symbol)];
    return (given && toNode(given)) ?? ts.visitEachChild(child, visit, undefined);
  };
  return visit(written) as ts.TypeNode;
}

/** What a type names that is nothing but a name, as a type parameter is. */
function symbolNamedBy(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const isName = ts.isTypeReferenceNode(node) && !node.typeArguments;
  return isName ? checker.getSymbolAtLocation(node.typeName) : undefined;
}
