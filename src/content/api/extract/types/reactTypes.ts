import ts from '../typescript.js';

/** Returns `React.ElementType` without the tags it allows, which are all of them by default. */
export function withoutTags(node: ts.TypeReferenceNode): ts.TypeReferenceNode {
  const [props, tags] = node.typeArguments ?? [];
  const isAllTags = tags?.kind === ts.SyntaxKind.TypeOperator;
  if (!props || !isAllTags || nameOf(node) !== 'ElementType') return node;
  const isAny = props.kind === ts.SyntaxKind.AnyKeyword;
  return ts.factory.createTypeReferenceNode(node.typeName, isAny ? undefined : [props]);
}

/** Tells whether a type is `DO_NOT_USE_OR_YOU_WILL_BE_FIRED_…[keyof …]`, which authors never write. */
export function isReactMarker(type: ts.TypeNode): boolean {
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isTypeReferenceNode(type.objectType)) return false;
  return nameOf(type.objectType).startsWith('DO_NOT_USE_');
}

function nameOf({ typeName }: ts.TypeReferenceNode): string {
  return (ts.isQualifiedName(typeName) ? typeName.right : typeName).text;
}
