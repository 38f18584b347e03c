import ts from '../typescript.js';
import type { DefaultArguments } from './defaultArguments';
import { withNamespaces } from './withNamespaces';
import { withoutTags, isReactMarker } from './reactTypes';

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
      return withNamespaces(defaults?.leaveOut(short) ?? short);
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
