import ts from '../typescript.js';
import { mappedTypeOf } from './mappedProp';

/** How a mapped type makes a property. */
interface MappedProp {
  /** The type in the mapped type, with the key replaced by the property's name. */
  type: ts.TypeNode;
  /** The same type in its declaration, where names can be looked up. */
  declared: ts.TypeNode;
  /** The property it is made from, whose comment applies. */
  source: ts.Symbol | undefined;
}

/**
 * Reads `{ [K in Keys]: Responsive<Styles[K]> }` for one key, because `Responsive<Styles['border']>` says more than a
 * list of all values of a border. Undefined for declared properties, and for types that only pick.
 */
export function readMappedProp(symbol: ts.Symbol, checker: ts.TypeChecker): MappedProp | undefined {
  if (symbol.declarations?.length) return undefined;
  const alias = mappedTypeOf(symbol)?.declarations?.find(ts.isTypeAliasDeclaration);
  const mapped = alias?.type;
  if (!mapped || !ts.isMappedTypeNode(mapped) || !mapped.type) return undefined;
  const key = mapped.typeParameter.name.text;
  const picked = pickedWith(mapped.type, key);
  if (!picked || picked === mapped.type) return undefined;
  const from = checker.getTypeFromTypeNode(picked.objectType);
  const source = checker.getPropertyOfType(from, symbol.name);
  return { type: withKey(mapped.type, key, symbol.name), declared: mapped.type, source };
}

/** Finds the first `Styles[K]` in a type. */
function pickedWith(node: ts.Node, key: string): ts.IndexedAccessTypeNode | undefined {
  if (ts.isIndexedAccessTypeNode(node) && isKey(node.indexType, key)) return node;
  return ts.forEachChild(node, (child) => pickedWith(child, key));
}

function withKey(node: ts.TypeNode, key: string, name: string): ts.TypeNode {
  const { factory } = ts;
  const visit = (child: ts.Node): ts.Node =>
    isKey(child, key)
      ? factory.createLiteralTypeNode(factory.createStringLiteral(name, true))
      : ts.visitEachChild(child, visit, undefined);
  return visit(node) as ts.TypeNode;
}

function isKey(node: ts.Node, key: string): boolean {
  return ts.isTypeReferenceNode(node) && node.typeName.getText() === key;
}
