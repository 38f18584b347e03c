import ts from '../typescript.js';

/** Collects the declarations of the named types that one reference mentions. */
export class Definitions {
  private readonly symbols = new Map<string, ts.Symbol>();
  private readonly printer = ts.createPrinter({ removeComments: true });

  constructor(private readonly isDocumented: (declaration: ts.Node) => boolean) {}

  /** Adds a named type. Ignores type parameters, because another type may have the same name. */
  readonly mention = (name: string, symbol: ts.Symbol): void => {
    if (!this.symbols.has(name) && symbol.declarations?.some(isNamedType))
      this.symbols.set(name, symbol);
  };

  /**
   * Returns the source of each declaration without its comments, by name. Includes only declarations of documented
   * packages.
   */
  print(): Record<string, string> {
    const entries = [...this.symbols].flatMap(([name, symbol]) => {
      const declarations = symbol.declarations?.filter(
        (node) => isNamedType(node) && this.isDocumented(node),
      );
      return declarations?.length
        ? [[name, declarations.map(this.source).join('\n')] as const]
        : [];
    });
    return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
  }

  private readonly source = (node: ts.Node): string =>
    this.printer
      .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
      .replace(/^(export |declare )+/, '');
}

function isNamedType(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node)
  );
}
