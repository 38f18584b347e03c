import type { SyntaxNode, Tree } from '@lezer/common';
import type { ParsedModule } from '../collect/parseModule';

/** The kinds of syntax nodes that rules check. */
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

/** The kind of a syntax node that rules check. */
export type Syntax = (typeof kinds)[number];

type Nodes = Partial<Record<string, SyntaxNode[]>>;

const known = new WeakMap<Tree, Nodes>();

/** Returns a module's syntax nodes by kind, in order. The tree is walked once for all rules. */
export function nodesOf({ tree }: ParsedModule): Nodes {
  const before = known.get(tree);
  if (before) return before;
  const nodes: Nodes = Object.fromEntries(kinds.map((kind) => [kind, []]));
  tree.iterate({ enter: (at) => void nodes[at.name]?.push(at.node) });
  known.set(tree, nodes);
  return nodes;
}
