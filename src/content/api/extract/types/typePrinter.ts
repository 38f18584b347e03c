import ts from '../typescript.js';
import { DefaultArguments } from './defaultArguments';
import { inDeclaredOrder, isLiteralUnion, joinBooleans } from './literals';
import { symbolOf } from './symbolOf';
import { tidyTypeNode } from './tidyTypeNode';
import { writtenMembers } from './writtenMembers';

const { NodeBuilderFlags } = ts;
const flags =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.IgnoreErrors;

/** A named union with more literals than this is printed as its name. */
const manyLiterals = 24;

/** A type with more characters than this is printed as declared, if that is shorter. */
const longType = 300;

/** The checker's internal form of `typeToTypeNode`, which can skip the search for how a name is imported. */
interface NodeBuilder {
  typeToTypeNode(
    type: ts.Type,
    place: ts.Node | undefined,
    flags: ts.NodeBuilderFlags,
    internalFlags: number,
  ): ts.TypeNode | undefined;
}

/** TypeScript's flag `DoNotIncludeSymbolChain`. The search took half of the time, and namespaces are added here. */
const bareNames = 4;

/** A type's source, and the node it was printed from. */
interface Printed {
  text: string;
  node: ts.TypeNode | undefined;
}

/** Types printed during one run, by type and by the node from which they are seen. */
export type PrintedTypes = Map<ts.Type, Map<ts.Node | undefined, Printed>>;

/** Prints types as TypeScript source: unions of literals by their members, named types by their names. */
export class TypePrinter {
  private readonly printer = ts.createPrinter({
    removeComments: true,
    omitTrailingSemicolon: true,
  });
  private readonly blank = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);
  private readonly defaults = new DefaultArguments(
    (node) => this.printer.printNode(ts.EmitHint.Unspecified, node, this.blank),
    (node) => this.build(this.checker.getTypeFromTypeNode(node), undefined).text,
  );

  constructor(
    private readonly checker: ts.TypeChecker,
    /** Called with every named type that a printed type mentions. */
    private readonly onMention: (name: string, symbol: ts.Symbol) => void = () => {},
    private readonly printed: PrintedTypes = new Map(),
  ) {}

  /**
   * Returns the source of a type as seen from `place`; `isOptional` leaves out the `undefined` of an optional
   * property.
   */
  print(type: ts.Type, place?: ts.Node, isOptional = false): string {
    const bound = (type.flags & ts.TypeFlags.Any) !== 0 ? this.boundOf(place) : undefined;
    if (bound) return this.printNode(bound, bound);
    const text = this.printResolved(type, place, isOptional);
    const declared = text.length > longType ? this.shortForm(type, place) : undefined;
    if (!declared) return text;
    const written = this.printNode(declared, declared);
    return written.length < text.length ? written : text;
  }

  /** Returns the source of a type derived from a declaration: names are looked up in `declared`. */
  printNode(node: ts.TypeNode, declared: ts.TypeNode): string {
    this.mention(declared);
    return this.printer.printNode(ts.EmitHint.Unspecified, node, declared.getSourceFile());
  }

  /**
   * Returns the shorter form from a declaration: the constraint of a type parameter, or the same type as the author
   * wrote it.
   */
  private shortForm(type: ts.Type, place: ts.Node | undefined): ts.TypeNode | undefined {
    const declaration = type.isTypeParameter() ? type.symbol.declarations?.[0] : undefined;
    if (declaration && ts.isTypeParameterDeclaration(declaration)) return declaration.constraint;
    const declared = declaredType(place);
    return declared && this.isSame(type, declared) ? declared : undefined;
  }

  /** Returns the constraint of a type parameter that `any` is the argument of, because `any` says nothing. */
  private boundOf(place: ts.Node | undefined): ts.TypeNode | undefined {
    const declared = declaredType(place);
    if (!declared || !ts.isTypeReferenceNode(declared)) return undefined;
    const parameter = this.checker.getSymbolAtLocation(declared.typeName)?.declarations?.[0];
    return parameter && ts.isTypeParameterDeclaration(parameter) ? parameter.constraint : undefined;
  }

  /** Tells whether a declared type is the same, neither narrower nor wider. */
  private isSame(type: ts.Type, node: ts.TypeNode): boolean {
    const { checker } = this;
    const declared = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
    const given = checker.getNonNullableType(type);
    if (declared === given) return true;
    if ((declared.flags & ts.TypeFlags.Any) !== 0) return false;
    return (
      checker.isTypeAssignableTo(declared, given) && checker.isTypeAssignableTo(given, declared)
    );
  }

  private printResolved(type: ts.Type, place?: ts.Node, isOptional = false): string {
    const members = this.membersOf(this.withoutEmpty(type), place);
    const shown = isOptional && members.length > 1 ? members.filter(isDefined) : members;
    const ordered = [...shown.filter((one) => !isNothing(one)), ...shown.filter(isNothing)];
    const print = (isMember: boolean) => [
      ...new Set(ordered.map((member) => this.printOne(member, place, isMember))),
    ];
    // Members of several types may read the same.
    const alone = print(false);
    return joinBooleans(alone.length > 1 ? print(true) : alone).join(' | ');
  }

  /** Returns the members of a union, with nested unions of literals expanded; unions printed by name stay. */
  private membersOf(type: ts.Type, place: ts.Node | undefined): ts.Type[] {
    if (!type.isUnion()) return this.constraintOf(type, place);
    const isOpen = isLiteralUnion(type) && (type.types.length <= manyLiterals || !type.aliasSymbol);
    if (isOpen && !hasNamedPart(type)) return inDeclaredOrder(type, place);
    if (type.aliasSymbol) return [type];
    const { origin } = type as ts.UnionType & { origin?: ts.Type };
    const parts = origin?.isUnion() ? origin.types : type.types;
    return parts.flatMap((part) => (part === type ? [part] : this.membersOf(part, place)));
  }

  /** Replaces a type parameter by the literals of its constraint, which say more. */
  private constraintOf(type: ts.Type, place: ts.Node | undefined): ts.Type[] {
    const constraint = type.isTypeParameter() ? type.getConstraint() : undefined;
    const isChoice = constraint?.isUnion() && isLiteralUnion(constraint);
    return isChoice ? this.membersOf(constraint, place) : [type];
  }

  /** Drops members of an intersection that add nothing, such as `Partial<ClassNameMap<never>>`. */
  private withoutEmpty(type: ts.Type): ts.Type {
    const parts = (type.isUnion() ? type.types : [type]).filter(isDefined);
    const [only] = parts;
    if (parts.length !== 1 || !only?.isIntersection()) return type;
    const [filled, ...others] = only.types.filter((part) => !this.isEmptyObject(part));
    if (!filled || others.length > 0) return type;
    return (filled.flags & ts.TypeFlags.Object) !== 0 ? filled : type;
  }

  private isEmptyObject(type: ts.Type): boolean {
    if ((type.flags & ts.TypeFlags.Object) === 0) return false;
    const { checker } = this;
    const members =
      checker.getPropertiesOfType(type).length + checker.getIndexInfosOfType(type).length;
    return members + type.getCallSignatures().length === 0;
  }

  private printOne(type: ts.Type, place: ts.Node | undefined, isMember: boolean): string {
    const byPlace = this.printed.get(type) ?? new Map<ts.Node | undefined, Printed>();
    const { text, node } = byPlace.get(place) ?? this.build(type, place);
    this.printed.set(type, byPlace.set(place, { text, node }));
    if (node) this.mention(node);
    return isMember && needsParentheses(node) ? `(${text})` : text;
  }

  private build(type: ts.Type, place: ts.Node | undefined): Printed {
    const toNode = (one: ts.Type) => this.toNode(one, place);
    const written = writtenMembers(type, { checker: this.checker, toNode });
    if (written) {
      const { node, file } = written;
      const lines = this.printer.printNode(ts.EmitHint.Unspecified, node, file);
      return { node, text: lines.replace(/\n\s*/g, ' ') };
    }
    const node = toNode(type);
    const text = node
      ? this.printer.printNode(ts.EmitHint.Unspecified, node, this.blank)
      : this.checker.typeToString(type, place, ts.TypeFormatFlags.NoTruncation);
    return { text, node };
  }

  /** Returns the checker's node for a type, tidied. */
  private toNode(type: ts.Type, place: ts.Node | undefined): ts.TypeNode | undefined {
    const builder: NodeBuilder = this.checker;
    const how = isOpen(type) ? flags | NodeBuilderFlags.NoTypeReduction : flags;
    const built = builder.typeToTypeNode(type, place, how, bareNames);
    return built && tidyTypeNode(built, this.defaults);
  }

  /**
   * Reports the named types in a node. Nodes from the checker know their symbols; those of a declaration are looked
   * up.
   */
  private mention(node: ts.Node): void {
    if (ts.isIdentifier(node) && /^[A-Z]/.test(node.text)) {
      const found = symbolOf(node) ?? (node.parent && this.checker.getSymbolAtLocation(node));
      if (found) this.onMention(node.text, this.follow(found));
    }
    ts.forEachChild(node, (child) => this.mention(child));
  }

  private follow(symbol: ts.Symbol): ts.Symbol {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

/** Tells whether the source of a union has a named union that is printed by name. */
function hasNamedPart(type: ts.UnionType): boolean {
  const { origin } = type as ts.UnionType & { origin?: ts.Type };
  const parts = origin?.isUnion() ? origin.types : [];
  return parts.some(
    (part) => part.aliasSymbol && part.isUnion() && part.types.length > manyLiterals,
  );
}

function declaredType(place: ts.Node | undefined): ts.TypeNode | undefined {
  const isTyped = place && (ts.isPropertySignature(place) || ts.isParameter(place));
  return isTyped ? place.type : undefined;
}

function isDefined(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Undefined) === 0;
}

function isNothing(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
}

function needsParentheses(node: ts.TypeNode | undefined): boolean {
  if (!node) return false;
  return (
    ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node) || ts.isConditionalTypeNode(node)
  );
}

/**
 * Whether a caller decides what the members of a type are: `Props & ThemedProps<Theme, Name>`. The checker answers
 * what they are for the constraints of the parameters, which no reader asks about, and takes up to a second.
 */
export function isOpen(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.some(isOpen);
  return (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Conditional)) !== 0;
}
