import ts from '../typescript.js';
import type { DefaultArguments } from './defaultArguments';
import { symbolOf } from './symbolOf';

/**
 * Rewrites a type as an author would write it: single quotes, no `| undefined` after a question mark, names with their
 * namespaces, no arguments that are defaults, no parentheses around the whole type, and none of React's markers for
 * internal types.
 */
export function tidyTypeNode(node: ts.TypeNode, defaults?: DefaultArguments): ts.TypeNode {
  const visit = (child: ts.Node): ts.Node => {
    const tidied = ts.visitEachChild(child, visit, undefined);
    if (ts.isStringLiteral(tidied)) return ts.factory.createStringLiteral(tidied.text, true);
    if (ts.isUnionTypeNode(tidied)) return withMembers(tidied, (type) => !isReactMarker(type));
    if (ts.isTypeReferenceNode(tidied)) {
      const short = withoutTags(tidied);
      return qualified(defaults?.leaveOut(short) ?? short);
    }
    if (ts.isImportTypeNode(tidied)) return named(tidied);
    if (isOptional(tidied)) return withoutUndefined(tidied);
    return tidied;
  };
  const tidied = visit(node) as ts.TypeNode;
  return ts.isParenthesizedTypeNode(tidied) ? tidied.type : tidied;
}

/**
 * Returns `ListAction<string>` for `import('../useList').ListAction<string>`: the path of a file means nothing to a
 * reader.
 */
function named(node: ts.ImportTypeNode): ts.TypeNode {
  const { qualifier, typeArguments, isTypeOf } = node;
  if (!qualifier || isTypeOf) return node;
  return ts.factory.createTypeReferenceNode(qualifier, typeArguments);
}

type OptionalNode = ts.PropertySignature | ts.ParameterDeclaration | ts.NamedTupleMember;

function isOptional(node: ts.Node): node is OptionalNode {
  const canBe = ts.isPropertySignature(node) || ts.isParameter(node) || ts.isNamedTupleMember(node);
  return canBe && node.questionToken !== undefined;
}

function withoutUndefined(node: OptionalNode): OptionalNode {
  if (!node.type || !ts.isUnionTypeNode(node.type)) return node;
  const type = withMembers(node.type, ({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const { factory } = ts;
  if (ts.isPropertySignature(node)) {
    return factory.updatePropertySignature(
      node,
      node.modifiers,
      node.name,
      node.questionToken,
      type,
    );
  }
  if (ts.isNamedTupleMember(node)) {
    return factory.updateNamedTupleMember(node, undefined, node.name, node.questionToken, type);
  }
  return factory.createParameterDeclaration(
    undefined,
    undefined,
    node.name,
    node.questionToken,
    type,
  );
}

function withMembers(node: ts.UnionTypeNode, isKept: (type: ts.TypeNode) => boolean): ts.TypeNode {
  const kept = node.types.filter(isKept);
  if (kept.length === node.types.length) return node;
  const [only] = kept;
  if (kept.length > 1) return ts.factory.createUnionTypeNode(kept);
  return only && ts.isParenthesizedTypeNode(only) ? only.type : (only ?? node);
}

/** Returns `React.ReactNode` for a node that only says `ReactNode`. */
function qualified(node: ts.TypeReferenceNode): ts.TypeReferenceNode {
  const { typeName, typeArguments } = node;
  const symbol = ts.isIdentifier(typeName) ? symbolOf(typeName) : undefined;
  const namespaces = namespacesOf(symbol);
  if (!symbol || namespaces.length === 0 || !ts.isIdentifier(typeName)) return node;
  const { factory } = ts;
  const [first = '', ...others] = namespaces;
  const start = others.reduce<ts.EntityName>(
    (name, next) => factory.createQualifiedName(name, next),
    factory.createIdentifier(first),
  );
  const name = factory.createQualifiedName(start, typeName);
  return factory.createTypeReferenceNode(name, typeArguments);
}

function namespacesOf(symbol: WithParent | undefined): string[] {
  const parent = symbol?.parent;
  const isNamespace = parent && (parent.flags & ts.SymbolFlags.Module) !== 0;
  const isFile = parent?.declarations?.some(ts.isSourceFile) ?? false;
  return isNamespace && !isFile ? [...namespacesOf(parent), parent.name] : [];
}

type WithParent = ts.Symbol & { parent?: WithParent };

/** Returns `React.ElementType` without the tags it allows, which are all of them by default. */
function withoutTags(node: ts.TypeReferenceNode): ts.TypeReferenceNode {
  const [props, tags] = node.typeArguments ?? [];
  const isAllTags = tags?.kind === ts.SyntaxKind.TypeOperator;
  if (!props || !isAllTags || nameOf(node) !== 'ElementType') return node;
  const isAny = props.kind === ts.SyntaxKind.AnyKeyword;
  return ts.factory.createTypeReferenceNode(node.typeName, isAny ? undefined : [props]);
}

function nameOf({ typeName }: ts.TypeReferenceNode): string {
  return (ts.isQualifiedName(typeName) ? typeName.right : typeName).text;
}

/** Tells whether a type is `DO_NOT_USE_OR_YOU_WILL_BE_FIRED_…[keyof …]`, which authors never write. */
function isReactMarker(type: ts.TypeNode): boolean {
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isTypeReferenceNode(type.objectType)) return false;
  return nameOf(type.objectType).startsWith('DO_NOT_USE_');
}
