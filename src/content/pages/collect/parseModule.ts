import type { SyntaxNode, Tree } from '@lezer/common';
import { parser as javascript } from '@lezer/javascript';

const typescript = javascript.configure({ dialect: 'jsx ts' });
const plain = javascript.configure({ dialect: 'jsx' });

/** A piece of syntax and its offset in the code. */
export interface Found {
  text: string;
  offset: number;
}

/** A parsed source file. */
export interface ParsedModule {
  code: string;
  tree: Tree;
  /** Module specifiers of imports and exports, in source order. */
  specifiers: Found[];
  /** TypeScript syntax with an effect at run time, such as enums, which cannot be stripped. */
  runtimeTypes: Found[];
}

const runtimeTypes: Readonly<Record<string, string>> = {
  EnumDeclaration: 'enum',
  NamespaceDeclaration: 'namespace',
};

/** Parses a JavaScript or TypeScript file and lists its imports. */
export function parseModule(file: string, code: string): ParsedModule {
  const tree = (/\.tsx?$/.test(file) ? typescript : plain).parse(code);
  const parsed: ParsedModule = { code, tree, specifiers: [], runtimeTypes: [] };
  tree.iterate({
    enter: ({ name, node, from }) => {
      if (name === 'String' && isSpecifier(node)) {
        parsed.specifiers.push({ text: code.slice(node.from + 1, node.to - 1), offset: from });
      }
      const kind = runtimeTypes[name];
      if (kind && !isAmbient(node)) parsed.runtimeTypes.push({ text: kind, offset: from });
    },
  });
  return parsed;
}

function isSpecifier({ parent }: SyntaxNode): boolean {
  return ['ImportDeclaration', 'ExportDeclaration', 'DynamicImport'].includes(parent?.name ?? '');
}

function isAmbient({ parent }: SyntaxNode): boolean {
  return parent?.name === 'AmbientDeclaration';
}

/** Returns the line and column of an offset, from 1. */
export function positionAt(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Returns the code of a syntax node. */
export function textOf(
  { code }: Pick<ParsedModule, 'code'>,
  { from, to }: Pick<SyntaxNode, 'from' | 'to'>,
): string {
  return code.slice(from, to);
}
