import type { SyntaxNode, Tree } from '@lezer/common';
import type { ParsedModule } from '../collect/parseModule';

/** The pieces of syntax that rules look at. */
const kinds = [
  'CallExpression',
  'ImportDeclaration',
  'JSXAttribute',
  'JSXAttributeValue',
  'JSXMemberExpression',
  'JSXText',
  'MemberExpression',
  'NewExpression',
  'Property',
  'String',
  'TemplateString',
] as const;

export type Syntax = (typeof kinds)[number];

type Nodes = Partial<Record<string, SyntaxNode[]>>;

const known = new WeakMap<Tree, Nodes>();

/** The pieces of a module's syntax by their kind, in order. Its tree is walked once for all rules. */
export function nodesOf({ tree }: ParsedModule): Nodes {
  const before = known.get(tree);
  if (before) return before;
  const nodes: Nodes = Object.fromEntries(kinds.map((kind) => [kind, []]));
  tree.iterate({ enter: (at) => void nodes[at.name]?.push(at.node) });
  known.set(tree, nodes);
  return nodes;
}
