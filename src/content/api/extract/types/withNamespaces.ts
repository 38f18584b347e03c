import ts from '../typescript.js';
import { symbolOf } from './symbolOf';

/** Returns `React.ReactNode` for a node that only says `ReactNode`. */
export function withNamespaces(node: ts.TypeReferenceNode): ts.TypeReferenceNode {
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
