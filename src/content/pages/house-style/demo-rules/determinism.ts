import type { SyntaxNode } from '@lezer/common';
import { calleeOf, syntaxRule, textOf } from './syntax';

const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration)$/;
/** Functions that call their callback during rendering. */
const calling =
  /^(?:React\.)?use(?:State|Memo|Reducer)$|\.(?:map|flatMap|filter|find|some|every|reduce|sort|toSorted|from)$/;

/** A demo must render the same on the server, in the browser and in every screenshot. */
export const determinism = syntaxRule(
  { name: 'determinism', severity: 'style', looksAt: ['CallExpression', 'NewExpression'] },
  (node, module) => {
    const callee = calleeOf(module, node);
    if (callee === 'Math.random') {
      return {
        what: '`Math.random()` differs each time.',
        fix: 'Write the values down, or count.',
      };
    }
    const isNow = callee === 'Date.now' || (callee === 'Date' && isWithoutArguments(node));
    if (
      !isNow ||
      !rendersIn(
        node,
        (callOf) => calling.test(calleeOf(module, callOf) ?? ''),
        (it) => textOf(module, it),
      )
    ) {
      return undefined;
    }
    return { what: 'The current time is read while rendering.', fix: 'Use a fixed date.' };
  },
);

function isWithoutArguments(node: SyntaxNode): boolean {
  const list = node.getChild('ArgList');
  return node.name === 'NewExpression' && (!list || list.to - list.from === 2);
}

/** Tells whether code runs during rendering or when its module loads, as opposed to in a handler or an effect. */
function rendersIn(
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
