import ts from '../typescript.js';

/** An attribute of an element, as React's types describe it. */
export interface ElementAttribute {
  name: string;
  type: string;
  description: string;
  deprecated?: string;
}

/** Reads one attribute, with its type as seen from `at`. */
export function readAttribute(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  at: ts.Node,
): ElementAttribute {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at));
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  const deprecated = symbol.getJsDocTags(checker).find((tag) => tag.name === 'deprecated');
  return {
    name: symbol.name,
    type: checker.typeToString(type, undefined, flags),
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    ...(deprecated && { deprecated: ts.displayPartsToString(deprecated.text) }),
  };
}
