import path from 'node:path';
import type { Export } from '../exports';
import type { Reader } from '../program';
import { mappedTypeOf } from '../props';
import ts from '../typescript.js';

/**
 * Where a prop is declared: by a component, by a type that several components share, by a mapped type, or by React.
 */
export type Origin =
  | { kind: 'component'; entry: Export }
  | { kind: 'shared' }
  | { kind: 'element' }
  | { kind: 'mapped'; from: string };

/** Finds where props are declared. */
export class Origins {
  private readonly byPlace = new Map<string, Export>();

  constructor(
    private readonly reader: Reader,
    exports: readonly Export[],
  ) {
    for (const entry of exports) {
      const file = entry.symbol.declarations?.[0]?.getSourceFile().fileName;
      if (file && entry.kind === 'component') this.byPlace.set(placeKey(file, entry.name), entry);
    }
  }

  /** Finds where a prop is declared. */
  find(symbol: ts.Symbol): Origin {
    const { declarations = [] } = symbol;
    const mapped = declarations.length === 0 ? mappedTypeOf(symbol) : undefined;
    if (mapped) return { kind: 'mapped', from: mapped.name };
    const documented = declarations.filter((node) => this.reader.packageOf(node));
    if (documented.length === 0) return outsideOrigin(declarations);
    const owners = documented.map((node) => this.ownerOf(node.getSourceFile().fileName));
    const entry = owners.find((owner) => owner !== undefined);
    return entry && owners.every(Boolean) ? { kind: 'component', entry } : { kind: 'shared' };
  }

  /**
   * Returns the component in the folder of a declaration: `Button/ButtonProps.d.ts` and `Button/Button.types.d.ts`
   * belong to the component in `Button/Button.d.ts`.
   */
  private ownerOf(file: string): Export | undefined {
    const name = path.basename(file).replace(/(Props)?(\.types)?\.d\.ts$/, '');
    return this.byPlace.get(placeKey(file, name));
  }
}

function placeKey(file: string, name: string): string {
  return `${path.dirname(file)}#${name.toLowerCase()}`;
}

function outsideOrigin(declarations: readonly ts.Node[]): Origin {
  const isElement = declarations.length > 0 && declarations.every(isAttribute);
  return { kind: isElement ? 'element' : 'shared' };
}

/**
 * Tells whether React declares an attribute here: those are in interfaces, unlike `children` of
 * `React.PropsWithChildren`.
 */
function isAttribute(node: ts.Node): boolean {
  const { fileName } = node.getSourceFile();
  const isReacts = /\/node_modules\/(@types\/react|typescript)\//.test(fileName);
  return isReacts && ts.isInterfaceDeclaration(node.parent);
}
