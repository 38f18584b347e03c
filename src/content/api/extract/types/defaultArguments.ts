import ts from '../typescript.js';
import { symbolOf } from './symbolOf';

type Generic = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

/**
 * Leaves out arguments that a type has anyway: `React.MouseEvent<Element, MouseEvent>` is a `React.MouseEvent`. The
 * checker writes all of them.
 */
export class DefaultArguments {
  private readonly printed = new Map<ts.TypeNode, string>();

  constructor(
    /** Source of a node that the checker made. */
    private readonly textOf: (node: ts.TypeNode) => string,
    /** Source of what a declaration names. */
    private readonly textOfDeclared: (node: ts.TypeNode) => string,
  ) {}

  /** Returns a reference to a type without its last arguments, as far as they equal the defaults. */
  leaveOut(node: ts.TypeReferenceNode): ts.TypeReferenceNode {
    const given = node.typeArguments ?? [];
    const parameters = given.length > 0 ? parametersOf(node) : [];
    if (given.length !== parameters.length) return node;
    const texts = given.map(this.textOf);
    let kept = given.length;
    while (kept > 0 && texts[kept - 1] === this.defaultOf(parameters, kept - 1, texts)) kept -= 1;
    if (kept === given.length) return node;
    const rest = kept > 0 ? given.slice(0, kept) : undefined;
    return ts.factory.createTypeReferenceNode(node.typeName, rest);
  }

  /** Returns the source of a parameter's default, which may be what another parameter was given: `<V = any, F = V>`. */
  private defaultOf(
    parameters: readonly ts.TypeParameterDeclaration[],
    index: number,
    given: readonly string[],
  ): string | undefined {
    const preset = parameters[index]?.default;
    if (!preset) return undefined;
    const other = parameters.findIndex(({ name }) => name.text === preset.getText());
    if (other >= 0) return given[other];
    const known = this.printed.get(preset) ?? this.textOfDeclared(preset);
    this.printed.set(preset, known);
    return known;
  }
}

function parametersOf({ typeName }: ts.TypeReferenceNode): readonly ts.TypeParameterDeclaration[] {
  const symbol = symbolOf(ts.isQualifiedName(typeName) ? typeName.right : typeName);
  const generic = symbol?.declarations?.find((node): node is Generic => {
    const canBe = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    return (canBe || ts.isClassDeclaration(node)) && node.typeParameters !== undefined;
  });
  return generic?.typeParameters ?? [];
}
