import type { Tree } from '@lezer/common';

/** An imported module with the position of its name. */
export interface FoundImport {
  from: string;
  /** Line, from 1. */
  line: number;
  column: number;
}

const statements = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport']);

/** Returns the modules that a file imports, in source order. */
export function listImports(code: string, tree: Tree): FoundImport[] {
  const found: FoundImport[] = [];
  tree.iterate({
    enter({ name, node }) {
      if (!statements.has(name)) return;
      const text = node.getChild('String') ?? node.parent?.getChild('ArgList')?.getChild('String');
      if (!text) return;
      found.push({ from: code.slice(text.from + 1, text.to - 1), ...placeAt(code, text.from) });
    },
  });
  return found;
}

function placeAt(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
