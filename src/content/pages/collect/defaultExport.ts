import type { SyntaxNode } from '@lezer/common';
import type { ParsedModule } from './parseModule';

/** The default export of a module. */
export interface DefaultExport {
  /** The function or class, if the module defines it. */
  definition?: SyntaxNode;
}

const definitions = [
  'FunctionDeclaration',
  'ClassDeclaration',
  'FunctionExpression',
  'ArrowFunction',
];

/** Finds the default export of a module, named or anonymous, also inside of wrappers such as `React.memo(Name)`. */
export function findDefaultExport(module: ParsedModule): DefaultExport | undefined {
  for (const node of module.tree.topNode.getChildren('ExportDeclaration')) {
    const exported = node.getChild('default')?.nextSibling;
    if (exported) return describe(module, exported);
    const group = node.getChild('ExportGroup');
    const text = group ? textOf(module, group) : '';
    const found = /[{,]\s*(?:(\w+)\s+as\s+)?default\s*[,}]/.exec(text);
    if (found) return { definition: found[1] ? findDefinition(module, found[1]) : undefined };
  }
  return undefined;
}

function describe(module: ParsedModule, node: SyntaxNode): DefaultExport {
  if (definitions.includes(node.name)) return { definition: node };
  if (node.name === 'VariableName') {
    return { definition: findDefinition(module, textOf(module, node)) };
  }
  const wrapped = node.getChild('ArgList')?.firstChild?.nextSibling;
  return wrapped ? describe(module, wrapped) : {};
}

function findDefinition(module: ParsedModule, name: string): SyntaxNode | undefined {
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

function textOf({ code }: ParsedModule, { from, to }: SyntaxNode): string {
  return code.slice(from, to);
}
