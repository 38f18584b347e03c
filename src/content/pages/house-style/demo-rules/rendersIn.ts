import type { SyntaxNode } from '@lezer/common';

const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration)$/;

/** Tells whether code runs during rendering or when its module loads, as opposed to in a handler or an effect. */
export function rendersIn(
  node: SyntaxNode,
  isInitializer: (call: SyntaxNode) => boolean,
  textOfNode: (node: SyntaxNode) => string,
): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (!functions.test(at.name)) continue;
    const call = at.parent?.name === 'ArgList' ? at.parent.parent : null;
    if (call && isInitializer(call)) continue;
    const name = at.getChild('VariableDefinition') ?? at.parent?.getChild('VariableDefinition');
    return (
      !call && name !== null && name !== undefined && /^(?:[A-Z]|use[A-Z])/.test(textOfNode(name))
    );
  }
  return true;
}
