import type ts from 'typescript';
import { inDeclaredOrder, isLiteralUnion } from './literals';
import { originParts } from './unionOrigin';

/** A named union with more literals than this is printed as its name. */
const manyLiterals = 24;

/** Returns the members of a union, with nested unions of literals expanded; unions printed by name stay. */
export function unionMembers(type: ts.Type, place: ts.Node | undefined): ts.Type[] {
  if (!type.isUnion()) return constraintOf(type, place);
  const isOpen = isLiteralUnion(type) && (type.types.length <= manyLiterals || !type.aliasSymbol);
  if (isOpen && !hasNamedPart(type)) return inDeclaredOrder(type, place);
  if (type.aliasSymbol) return [type];
  const parts = originParts(type) ?? type.types;
  return parts.flatMap((part) => (part === type ? [part] : unionMembers(part, place)));
}

/** Replaces a type parameter by the literals of its constraint, which say more. */
function constraintOf(type: ts.Type, place: ts.Node | undefined): ts.Type[] {
  const constraint = type.isTypeParameter() ? type.getConstraint() : undefined;
  const isChoice = constraint?.isUnion() && isLiteralUnion(constraint);
  return isChoice ? unionMembers(constraint, place) : [type];
}

/** Tells whether the source of a union has a named union that is printed by name. */
function hasNamedPart(type: ts.UnionType): boolean {
  const parts = originParts(type) ?? [];
  return parts.some(
    (part) => part.aliasSymbol && part.isUnion() && part.types.length > manyLiterals,
  );
}
