import ts from '../typescript.js';

/**
 * Returns the shorter form from a declaration: the constraint of a type parameter, or the same type as the author
 * wrote it.
 */
export function shortForm(
  type: ts.Type,
  place: ts.Node | undefined,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const declaration = type.isTypeParameter() ? type.symbol.declarations?.[0] : undefined;
  if (declaration && ts.isTypeParameterDeclaration(declaration)) return declaration.constraint;
  const declared = declaredType(place);
  return declared && isSame(type, declared, checker) ? declared : undefined;
}

/** Returns the constraint of a type parameter that `any` is the argument of, because `any` says nothing. */
export function boundOf(
  place: ts.Node | undefined,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const declared = declaredType(place);
  if (!declared || !ts.isTypeReferenceNode(declared)) return undefined;
  const parameter = checker.getSymbolAtLocation(declared.typeName)?.declarations?.[0];
  return parameter && ts.isTypeParameterDeclaration(parameter) ? parameter.constraint : undefined;
}

/** Tells whether a declared type is the same, neither narrower nor wider. */
function isSame(type: ts.Type, node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  const declared = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const given = checker.getNonNullableType(type);
  if (declared === given) return true;
  if ((declared.flags & ts.TypeFlags.Any) !== 0) return false;
  return checker.isTypeAssignableTo(declared, given) && checker.isTypeAssignableTo(given, declared);
}

function declaredType(place: ts.Node | undefined): ts.TypeNode | undefined {
  const isTyped = place && (ts.isPropertySignature(place) || ts.isParameter(place));
  return isTyped ? place.type : undefined;
}
