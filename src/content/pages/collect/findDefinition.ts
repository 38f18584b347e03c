import type { SyntaxNode } from '@lezer/common';
import { textOf, type ParsedModule } from './parseModule';

/** The syntax nodes that define a function or a class. */
export const definitions = [
  'FunctionDeclaration',
  'ClassDeclaration',
  'FunctionExpression',
  'ArrowFunction',
];

/** Finds the function or class of a name at the top level of a module; undefined if the module does not define it. */
export function findDefinition(module: ParsedModule, name: string): SyntaxNode | undefined {
  for (let node = module.tree.topNode.firstChild; node; node = node.nextSibling) {
    const declared = node.name === 'ExportDeclaration' ? node.firstChild?.nextSibling : node;
    const definition = declared && nameOf(module, declared) === name ? declared : null;
    if (definition?.name === 'VariableDeclaration') return functionIn(definition.lastChild);
    if (definition) return definition;
  }
  return undefined;
}

/** Returns the function in `const Name =`, also inside of wrappers. */
function functionIn(last: SyntaxNode | null): SyntaxNode | undefined {
  for (let node = last; node; node = node.prevSibling) {
    if (definitions.includes(node.name)) return node;
    const inside = node.getChild('ArgList')?.lastChild;
    if (inside) return functionIn(inside);
  }
  return undefined;
}

function nameOf(module: ParsedModule, node: SyntaxNode): string | undefined {
  const name = node.getChild('VariableDefinition');
  return name ? textOf(module, name) : undefined;
}
