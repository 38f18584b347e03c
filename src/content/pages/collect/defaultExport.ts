import type { SyntaxNode } from '@lezer/common';
import { textOf, type ParsedModule } from './parseModule';
import { definitions, findDefinition } from './findDefinition';

/** The default export of a module. */
export interface DefaultExport {
  /** The function or class, if the module defines it. */
  definition?: SyntaxNode;
}

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
