import ts from '../typescript.js';
import { DefaultArguments } from './defaultArguments';
import { tidyTypeNode } from './tidyTypeNode';
import { writtenMembers } from './writtenMembers';

const { NodeBuilderFlags } = ts;
const flags =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.IgnoreErrors;

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
export interface Printed {
  text: string;
  node: ts.TypeNode | undefined;
}

/** Makes the source of single types: from the checker's nodes, or from what their authors wrote. */
export class TypeBuilder {
  private readonly blank = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);
  private readonly defaults = new DefaultArguments(
    (node) => this.printer.printNode(ts.EmitHint.Unspecified, node, this.blank),
    (node) => this.build(this.checker.getTypeFromTypeNode(node), undefined).text,
  );

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly printer: ts.Printer,
  ) {}

  /** Makes the node of a type as seen from `place`, and prints it. */
  build(type: ts.Type, place: ts.Node | undefined): Printed {
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
}

/**
 * Tells whether a caller decides what the members of a type are: `Props & ThemedProps<Theme, Name>`. The checker
 * answers what they are for the constraints of the parameters, which no reader asks about, and takes up to a second.
 */
export function isOpen(type: ts.Type): boolean {
  if (type.isIntersection()) return type.types.some(isOpen);
  return (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Conditional)) !== 0;
}
