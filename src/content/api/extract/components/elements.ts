import type { Reader } from '../program';
import ts from '../typescript.js';

/** Looks elements up in the browser's and React's types. */
export class Elements {
  /** Tags by the name of their element interface. */
  private readonly tags = new Map<string, string[]>();
  private readonly interfaces = new Map<string, string>();
  private readonly attributes = new Map<string, ts.Type>();

  constructor(private readonly reader: Reader) {
    for (const file of reader.program.getSourceFiles()) {
      const isBrowsers = file.fileName.endsWith('/lib.dom.d.ts');
      const isReacts = file.fileName.endsWith('/@types/react/index.d.ts');
      if (isBrowsers || isReacts) this.visit(file);
    }
  }

  /** Returns the tag of an element interface that only one tag has: `a` for `HTMLAnchorElement`. */
  tagOf(interfaceName: string | undefined): string | undefined {
    const found = this.tags.get(interfaceName ?? '') ?? [];
    return found.length === 1 ? found[0] : usualTags[interfaceName ?? ''];
  }

  /** Returns the element interface of a tag: `HTMLAnchorElement` for `a`. */
  interfaceOf(tag: string | undefined): string | undefined {
    return this.interfaces.get(tag ?? '');
  }

  /** Returns the names of the attributes that React accepts on an element, without `ref` and `key`. */
  attributesOf(tag: string): string[] {
    const type = this.attributes.get(tag);
    const names = type ? this.reader.checker.getPropertiesOfType(type).map(({ name }) => name) : [];
    return names.filter((name) => name !== 'ref' && name !== 'key');
  }

  private visit(node: ts.Node): void {
    if (ts.isInterfaceDeclaration(node)) this.read(node);
    else if (!ts.isTypeAliasDeclaration(node)) ts.forEachChild(node, (child) => this.visit(child));
  }

  private read({ name: { text }, members }: ts.InterfaceDeclaration): void {
    const isMap = /^(HTML|SVG)ElementTagNameMap$/.test(text);
    if (!isMap && text !== 'IntrinsicElements') return;
    for (const { name, type } of members.filter(ts.isPropertySignature)) {
      const tag = ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : undefined;
      if (tag && type) this.keep(tag, type, isMap);
    }
  }

  private keep(tag: string, type: ts.TypeNode, isMap: boolean): void {
    if (!isMap) {
      this.attributes.set(tag, this.reader.checker.getTypeFromTypeNode(type));
      return;
    }
    const known = this.tags.get(type.getText()) ?? [];
    this.tags.set(type.getText(), [...known, tag]);
    if (!this.interfaces.has(tag)) this.interfaces.set(tag, type.getText());
  }
}

/** The usual tag of interfaces that several tags share. */
const usualTags: Record<string, string> = { SVGSVGElement: 'svg', HTMLTableCellElement: 'td' };
