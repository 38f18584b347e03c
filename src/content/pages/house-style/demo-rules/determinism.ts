import type { SyntaxNode } from '@lezer/common';
import { calleeOf, syntaxRule, textOf } from './syntax';
import { rendersIn } from './rendersIn';

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
