import ts from '../typescript.js';

/** The arguments of type parameters: one, or several; the checker has more kinds. */
export interface Mapper {
  source?: ts.Type;
  target?: ts.Type;
  sources?: readonly ts.Type[];
  targets?: readonly ts.Type[];
}

/** The checker, and a function that prints a type which has no source. */
export interface Printing {
  checker: ts.TypeChecker;
  toNode: (type: ts.Type) => ts.TypeNode | undefined;
}

/** Fills in the type arguments; undefined if the checker stores them in another form. */
export function withArguments(
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

/** Returns the symbol of a node that is a single name, such as a type parameter. */
function symbolNamedBy(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const isName = ts.isTypeReferenceNode(node) && !node.typeArguments;
  return isName ? checker.getSymbolAtLocation(node.typeName) : undefined;
}
