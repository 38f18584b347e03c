import type { SyntaxNode } from '@lezer/common';
import { positionAt } from '../../collect/parseModule';
import { nodesOf, type Syntax } from '../nodesOf';
import type { Finding } from '../PageRule';
import type { DemoRule, StyledModule } from '../DemoRule';

/** A rule's message about a piece of code. */
export type Remark = Pick<Finding, 'what' | 'fix'>;

/** Kinds of syntax nodes that hold text. */
export const texts = ['String', 'JSXAttributeValue', 'JSXText', 'TemplateString'] as const;

/** Creates a rule that checks all syntax nodes of some kinds in each module of a demo. */
export function syntaxRule(
  { name, severity, looksAt }: Pick<DemoRule, 'name' | 'severity'> & { looksAt: readonly Syntax[] },
  judge: (
    node: SyntaxNode,
    around: StyledModule & { demo: Parameters<DemoRule['check']>[0] },
  ) => Remark | undefined,
): DemoRule {
  return {
    name,
    severity,
    check: (demo) =>
      demo.modules.flatMap((module) => {
        const nodes = nodesOf(module.module);
        const found = looksAt
          .flatMap((kind) => nodes[kind] ?? [])
          .sort((one, other) => one.from - other.from);
        return found.flatMap((node): Finding[] => {
          const remark = judge(node, { ...module, demo });
          return remark ? [{ ...remark, ...placeIn(module, node.from) }] : [];
        });
      }),
  };
}

/** Returns a position in a module of a demo. */
function placeIn({ file, module }: StyledModule, offset: number): Omit<Finding, 'what' | 'fix'> {
  return { file, ...positionAt(module.code, offset) };
}

/** Returns the code of a syntax node. */
export function textOf({ module }: StyledModule, { from, to }: SyntaxNode): string {
  return module.code.slice(from, to);
}

/** Returns what a call or `new` expression calls, as written: `Math.random`, `fetch`. */
export function calleeOf(module: StyledModule, node: SyntaxNode): string | undefined {
  const callee = node.name === 'NewExpression' ? node.firstChild?.nextSibling : node.firstChild;
  const isCall = node.name === 'CallExpression' || node.name === 'NewExpression';
  return isCall && callee ? textOf(module, callee) : undefined;
}
