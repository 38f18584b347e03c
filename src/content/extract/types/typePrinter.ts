import ts from 'typescript';

const { NodeBuilderFlags } = ts;
const flags =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.IgnoreErrors;

/** Prints types as TypeScript source: unions of literals by their members, what has a name of its own by its name. */
export class TypePrinter {
  private readonly printer = ts.createPrinter({
    removeComments: true,
    omitTrailingSemicolon: true,
  });
  private readonly blank = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

  constructor(
    private readonly checker: ts.TypeChecker,
    /** Is told every named type that a printed type mentions. */
    private readonly onMention: (symbol: ts.Symbol) => void = () => {},
  ) {}

  /** Source of a type as it is seen from `place`; `isOptional` leaves out the `undefined` that stands for absence. */
  print(type: ts.Type, place?: ts.Node, isOptional = false): string {
    const members = this.membersOf(type, place);
    const shown = isOptional && members.length > 1 ? members.filter(isDefined) : members;
    const texts = shown.map((member) => this.printOne(member, place, shown.length > 1));
    return joinBooleans([...new Set(texts)]).join(' | ');
  }

  /** The members of a union, nested unions of literals opened; a union known by name stays one. */
  private membersOf(type: ts.Type, place: ts.Node | undefined): ts.Type[] {
    if (!type.isUnion()) return [type];
    if (type.aliasSymbol && !isLiteralUnion(type)) return [type];
    const { origin } = type as ts.UnionType & { origin?: ts.Type };
    const parts = origin?.isUnion() && !isLiteralUnion(type) ? origin.types : type.types;
    if (isLiteralUnion(type)) return inDeclaredOrder(type.types, place);
    return parts.flatMap((part) => (part === type ? [part] : this.membersOf(part, place)));
  }

  private printOne(type: ts.Type, place: ts.Node | undefined, isMember: boolean): string {
    const node = this.checker.typeToTypeNode(type, place, flags);
    if (!node) return this.checker.typeToString(type, place, ts.TypeFormatFlags.NoTruncation);
    this.mention(node);
    const text = this.printer
      .printNode(ts.EmitHint.Unspecified, node, this.blank)
      .replace(/import\((['"]).*?\1\)\./g, '');
    const isFunction = ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node);
    return isMember && (isFunction || ts.isConditionalTypeNode(node)) ? `(${text})` : text;
  }

  private mention(node: ts.Node): void {
    const { symbol } = node as ts.Node & { symbol?: ts.Symbol };
    if (ts.isIdentifier(node) && symbol) this.onMention(symbol);
    ts.forEachChild(node, (child) => this.mention(child));
  }
}

const literalFlags =
  ts.TypeFlags.Literal | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Undefined | ts.TypeFlags.Null;

function isLiteralUnion(type: ts.UnionType): boolean {
  return type.types.every((member) => (member.flags & literalFlags) !== 0);
}

function isDefined(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Undefined) === 0;
}

/** Literals in the order in which the declaration names them; the compiler's own order is that of first use. */
function inDeclaredOrder(types: readonly ts.Type[], place: ts.Node | undefined): ts.Type[] {
  const text = place?.getText() ?? '';
  const rank = (type: ts.Type): number => {
    const at = type.isStringLiteral()
      ? text.search(new RegExp(`['"]${escape(type.value)}['"]`))
      : -1;
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  const name = (type: ts.Type) => (type.isStringLiteral() ? type.value : '');
  const isLast = (type: ts.Type) => (type.isLiteral() ? 0 : 1);
  return [...types].sort(
    (a, b) => isLast(a) - isLast(b) || rank(a) - rank(b) || name(a).localeCompare(name(b)),
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function joinBooleans(texts: string[]): string[] {
  if (!texts.includes('true') || !texts.includes('false')) return texts;
  return texts.flatMap((text) => (text === 'true' ? [] : [text === 'false' ? 'boolean' : text]));
}
