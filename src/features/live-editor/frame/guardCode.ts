import type { SyntaxNode, Tree } from '@lezer/common';
import { insertAll, type Insertion } from './insertAll';

/** Call that is inserted into every loop and function. */
const guardCall = '__checkTime();';

const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const functions = new Set([
  'ArrowFunction',
  'FunctionDeclaration',
  'FunctionExpression',
  'MethodDeclaration',
  'Property',
]);

/**
 * Inserts a check at the start of every loop's and function's body, so that endless code can be stopped from inside.
 * Line numbers stay the same. Functions are included because recursion and chains of promises run without a loop.
 */
export function guardCode(code: string, tree: Tree): string {
  const insertions: Insertion[] = [];
  tree.iterate({
    enter({ name, node }) {
      if (loops.has(name)) insertions.push(...guardBody(loopBody(node), ['{', '}']));
      else if (functions.has(name)) insertions.push(...guardFunction(node));
    },
  });
  return insertAll(code, insertions);
}

function loopBody(loop: SyntaxNode): SyntaxNode | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

function guardFunction(node: SyntaxNode): Insertion[] {
  const body = node.lastChild;
  // Overloads and abstract methods have no body, and most object properties are not functions.
  if (node.name !== 'ArrowFunction' && body?.name !== 'Block') return [];
  return guardBody(body, ['(', ')']);
}

/** Wraps a body that is not a block in one, or an expression in parentheses. */
function guardBody(body: SyntaxNode | null, [open, close]: [string, string]): Insertion[] {
  if (!body || body.type.isError || body.from === body.to) return [];
  if (body.name === 'Block') return [{ at: body.from + 1, text: guardCall }];
  const call = open === '(' ? `${guardCall.slice(0, -1)},` : guardCall;
  return [
    { at: body.from, text: open + call },
    { at: body.to, text: close },
  ];
}
