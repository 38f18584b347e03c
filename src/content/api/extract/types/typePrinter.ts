import ts from '../typescript.js';
import { boundOf, shortForm } from './declaredForms';
import { joinBooleans } from './literals';
import { reportMentions } from './reportMentions';
import { shownMembers } from './shownMembers';
import { TypeBuilder, type Printed } from './typeBuilder';

/** A type with more characters than this is printed as declared, if that is shorter. */
const longType = 300;

/** Types printed during one run, by type and by the node from which they are seen. */
export type PrintedTypes = Map<ts.Type, Map<ts.Node | undefined, Printed>>;

/** Prints types as TypeScript source: unions of literals by their members, named types by their names. */
export class TypePrinter {
  private readonly printer = ts.createPrinter({
    removeComments: true,
    omitTrailingSemicolon: true,
  });
  private readonly builder: TypeBuilder;

  constructor(
    private readonly checker: ts.TypeChecker,
    /** Called with every named type that a printed type mentions. */
    private readonly onMention: (name: string, symbol: ts.Symbol) => void = () => {},
    private readonly printed: PrintedTypes = new Map(),
  ) {
    this.builder = new TypeBuilder(checker, this.printer);
  }

  /**
   * Returns the source of a type as seen from `place`; `isOptional` leaves out the `undefined` of an optional
   * property.
   */
  print(type: ts.Type, place?: ts.Node, isOptional = false): string {
    const bound = (type.flags & ts.TypeFlags.Any) !== 0 ? boundOf(place, this.checker) : undefined;
    if (bound) return this.printNode(bound, bound);
    const text = this.printResolved(type, place, isOptional);
    const declared = text.length > longType ? shortForm(type, place, this.checker) : undefined;
    if (!declared) return text;
    const written = this.printNode(declared, declared);
    return written.length < text.length ? written : text;
  }

  /** Returns the source of a type derived from a declaration: names are looked up in `declared`. */
  printNode(node: ts.TypeNode, declared: ts.TypeNode): string {
    reportMentions(declared, this.checker, this.onMention);
    return this.printer.printNode(ts.EmitHint.Unspecified, node, declared.getSourceFile());
  }

  private printResolved(type: ts.Type, place?: ts.Node, isOptional = false): string {
    const members = shownMembers(type, place, { checker: this.checker, isOptional });
    const print = (isMember: boolean) => [
      ...new Set(members.map((member) => this.printOne(member, place, isMember))),
    ];
    // Members of several types may read the same.
    const alone = print(false);
    return joinBooleans(alone.length > 1 ? print(true) : alone).join(' | ');
  }

  private printOne(type: ts.Type, place: ts.Node | undefined, isMember: boolean): string {
    const byPlace = this.printed.get(type) ?? new Map<ts.Node | undefined, Printed>();
    const { text, node } = byPlace.get(place) ?? this.builder.build(type, place);
    this.printed.set(type, byPlace.set(place, { text, node }));
    if (node) reportMentions(node, this.checker, this.onMention);
    return isMember && needsParentheses(node) ? `(${text})` : text;
  }
}

function needsParentheses(node: ts.TypeNode | undefined): boolean {
  if (!node) return false;
  return (
    ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node) || ts.isConditionalTypeNode(node)
  );
}
