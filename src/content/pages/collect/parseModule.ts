import type { SyntaxNode, Tree } from '@lezer/common';
import { parser as javascript } from '@lezer/javascript';

const typescript = javascript.configure({ dialect: 'jsx ts' });
const plain = javascript.configure({ dialect: 'jsx' });

/** A piece of syntax at an offset of the code. */
export interface Found {
  text: string;
  offset: number;
}

/** A parsed source file. */
export interface ParsedModule {
  code: string;
  tree: Tree;
  /** What is imported or exported from, in source order. */
  specifiers: Found[];
  /** TypeScript that is more than types, and so has no plain JavaScript form. */
  runtimeTypes: Found[];
}

const runtimeTypes: Readonly<Record<string, string>> = {
  EnumDeclaration: 'enum',
  NamespaceDeclaration: 'namespace',
};

/** Parses a JavaScript or TypeScript file and lists what it imports. */
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

/** Line and column of an offset, from 1. */
export function placeOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
