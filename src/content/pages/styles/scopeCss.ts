import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/css';
import type { DocsProblem, SheetScope } from '@/model';
import { explainCssProblem } from './explainCssProblem';

/** A style sheet scoped to some elements, and the problems found in it. */
export interface ScopedCss {
  css: string;
  problems: DocsProblem[];
}

/**
 * At-rules that browsers accept only at the top of a sheet, and the layer in which Tailwind declares variables for old
 * browsers.
 */
const hoisted =
  /^@((-webkit-)?(keyframes|font-(?:face|feature-values|palette-values)|property|counter-style|position-try)\b|layer properties\b)/;

/**
 * Scopes a style sheet to the elements of a scope: each selector begins at one of them, like `&` inside of a rule that
 * matches them all. Rules for the scope's root are unchanged.
 */
export function scopeCss(source: { file: string; code: string }, scope: SheetScope): ScopedCss {
  const { code } = source;
  const tree = parser.parse(code);
  const problems: DocsProblem[] = [];
  tree.iterate({
    enter: (node) => {
      const found = explainCssProblem(code, node);
      if (found) problems.push({ file: source.file, ...placeOf(code, node.from), ...found });
    },
  });
  const outside: string[] = [];
  const inside: string[] = [];
  for (const node of childrenOf(tree.topNode)) {
    const text = code.slice(node.from, node.to);
    if (node.name === 'Comment') continue;
    if (text.startsWith(`${scope.root} {`)) outside.push(text);
    else {
      const lifted = liftedFrom(code, node);
      outside.push(...lifted.texts);
      if (!hoisted.test(text)) inside.push(scopedText(code, node, lifted.nodes));
    }
  }
  const nested = inside.length > 0 ? [`${scope.element} {`, ...inside, '}'] : [];
  return { css: [...outside, ...nested].join('\n').replace(/\s*\n\s*/g, ' '), problems };
}

/** A type selector or `*`, which must come first in a compound selector. */
const typeSelector = /^(?:\*|(?:[\w-]|[^\0-\x7f]|\\.)+)/;

/** Returns the offsets at which the selectors of a rule begin, or of the rules in an at-rule, without nested ones. */
function startsIn(code: string, node: SyntaxNode): number[] {
  const children = childrenOf(node);
  if (node.name !== 'RuleSet') {
    const block = children.find(({ name }) => name === 'Block');
    return block ? childrenOf(block).flatMap((child) => startsIn(code, child)) : [];
  }
  return children
    .filter(({ name }) => name.endsWith('Selector'))
    .map(({ from, to }) => from + (typeSelector.exec(code.slice(from, to))?.[0].length ?? 0));
}

/** Rules that move to the top of a sheet: their nodes, and their text in the at-rules around them. */
interface Lifted {
  nodes: SyntaxNode[];
  texts: string[];
}

/** Finds the rules in a node, or the node itself, that browsers accept only outside of style rules. */
function liftedFrom(code: string, node: SyntaxNode): Lifted {
  const text = code.slice(node.from, node.to);
  if (hoisted.test(text)) return { nodes: [node], texts: [text] };
  const block = node.name === 'RuleSet' ? undefined : node.getChild('Block');
  if (!block) return { nodes: [], texts: [] };
  const found = childrenOf(block).map((child) => liftedFrom(code, child));
  const texts = found.flatMap((each) => each.texts);
  const around = code.slice(node.from, block.from);
  return {
    nodes: found.flatMap((each) => each.nodes),
    texts: texts.length > 0 ? [`${around}{ ${texts.join(' ')} }`] : [],
  };
}

/** Returns the text of a node with an `&` where each selector begins, and without some of the nodes in it. */
function scopedText(code: string, node: SyntaxNode, without: readonly SyntaxNode[]): string {
  const edits = [
    ...startsIn(code, node).map((at) => ({ from: at, to: at, text: '&' })),
    ...without.map(({ from, to }) => ({ from, to, text: '' })),
  ].sort((one, other) => one.from - other.from);
  let end = node.from;
  const pieces = edits.map(({ from, to, text }) => {
    const piece = code.slice(end, from) + text;
    end = to;
    return piece;
  });
  return [...pieces, code.slice(end, node.to)].join('');
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function placeOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
