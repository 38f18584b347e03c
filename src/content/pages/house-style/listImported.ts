import type { SyntaxNode } from '@lezer/common';
import { textOf, type ParsedModule } from '../collect/parseModule';

/** Local names of imports, with their origin: `Button` of `@mui/material/Button`. */
type Imported = ReadonlyMap<string, { module: string; name: string }>;

/** Lists a module's imports from packages, by local name. */
export function listImported(module: ParsedModule): Imported {
  const imported = new Map<string, { module: string; name: string }>();
  for (const node of module.tree.topNode.getChildren('ImportDeclaration')) {
    const from = node.getChild('String');
    const specifier = from ? textOf(module, from).slice(1, -1) : '';
    if (!specifier || specifier.startsWith('.')) continue;
    const own = node.getChild('VariableDefinition');
    const base = specifier.split('/').pop() ?? '';
    if (own) imported.set(textOf(module, own), { module: specifier, name: base });
    for (const [name, local] of namedOf(module, node)) {
      imported.set(local, { module: specifier, name });
    }
  }
  return imported;
}

const comments = /\/\*[^]*?\*\/|\/\/.*/g;

/** Returns the exported and local names of `{ Button, ButtonBase as Base }`. */
function namedOf(module: ParsedModule, node: SyntaxNode): [string, string][] {
  const group = node.getChild('ImportGroup');
  const text = group ? textOf(module, group).slice(1, -1).replace(comments, '') : '';
  return text.split(',').flatMap((part): [string, string][] => {
    const [, name = '', local] = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(part) ?? [];
    return name ? [[name, local ?? name]] : [];
  });
}
