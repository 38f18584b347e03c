import type { SyntaxNode } from '@lezer/common';

/** Code with its syntax tree from the collect step. */
export interface ParsedCode {
  code: string;
  tree: { topNode: SyntaxNode };
}

/** Returns the first element of a component; undefined if there is none. */
export function findElement({ code, tree }: ParsedCode, component: string): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  tree.topNode.cursor().iterate(({ name, node }) => {
    if (found) return false;
    if (name === 'JSXElement' && nameOf(code, node) === component) found = node;
    return !found;
  });
  return found;
}

function nameOf(code: string, element: SyntaxNode): string | undefined {
  const name = element.firstChild?.getChild('JSXIdentifier');
  return name ? code.slice(name.from, name.to) : undefined;
}
