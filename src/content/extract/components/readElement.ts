import ts from 'typescript';

/** Type of what a component's ref holds, from the type of its `ref` prop. */
export function readRef(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const members = type.isUnion() ? type.types : [type];
  const holder = members.find(({ symbol }) => symbol?.name === 'RefObject');
  const [held] = holder ? checker.getTypeArguments(holder as ts.TypeReference) : [];
  return held && checker.typeToString(held, undefined, ts.TypeFormatFlags.NoTruncation);
}

/** Tag of an element by the name of its interface, where only one tag has it: `a` for `HTMLAnchorElement`. */
export class ElementTags {
  private readonly tags = new Map<string, string[]>();

  constructor(program: ts.Program) {
    for (const file of program.getSourceFiles()) {
      if (file.fileName.endsWith('/lib.dom.d.ts')) ts.forEachChild(file, (node) => this.read(node));
    }
  }

  of(interfaceName: string | undefined): string | undefined {
    const found = this.tags.get(interfaceName ?? '') ?? [];
    return found.length === 1 ? found[0] : usualTags[interfaceName ?? ''];
  }

  private read(node: ts.Node): void {
    if (!ts.isInterfaceDeclaration(node)) return;
    if (!/^(HTML|SVG)ElementTagNameMap$/.test(node.name.text)) return;
    for (const { name, type } of node.members.filter(ts.isPropertySignature)) {
      if (!ts.isStringLiteral(name) || !type) continue;
      const key = type.getText();
      this.tags.set(key, [...(this.tags.get(key) ?? []), name.text]);
    }
  }
}

/** Interfaces of several tags one of which is meant when nothing else is said. */
const usualTags: Record<string, string> = { SVGSVGElement: 'svg', HTMLTableCellElement: 'td' };
