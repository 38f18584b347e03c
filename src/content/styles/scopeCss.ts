import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { parser } from '@lezer/css';
import type { DocsProblem } from '@/model';

/** A style sheet that holds inside one element, and what keeps it from doing so. */
export interface ScopedCss {
  css: string;
  problems: DocsProblem[];
}

/** At-rules that browsers read at the top of a sheet only. */
const hoisted = /^@(-webkit-)?(keyframes|font-face|property|counter-style)\b/;

const imported = new Set(['ImportStatement', 'CharsetStatement', 'NamespaceStatement']);

/** Nests a style sheet, written to be pasted as it is, below the element that `scope` selects. */
export function scopeCss(source: { file: string; code: string }, scope: string): ScopedCss {
  const { code } = source;
  const tree = parser.parse(code);
  const problems: DocsProblem[] = [];
  tree.iterate({
    enter: (node) => {
      const found = problemOf(code, node);
      if (found) problems.push({ file: source.file, ...placeOf(code, node.from), ...found });
    },
  });
  const outside: string[] = [];
  const inside: string[] = [];
  for (let node: SyntaxNode | null = tree.topNode.firstChild; node; node = node.nextSibling) {
    if (node.name === 'Comment') continue;
    const text = code.slice(node.from, node.to);
    (hoisted.test(text) ? outside : inside).push(text);
  }
  const nested = inside.length > 0 ? [`:where(${scope}) {`, ...inside, '}'] : [];
  const css = [...outside, ...nested].join('\n').replace(/\s*\n\s*/g, ' ');
  return { css, problems };
}

function problemOf(code: string, { name, from, to }: SyntaxNodeRef) {
  const text = code.slice(from, to);
  if (imported.has(name)) {
    return {
      what: `A demo's style sheet cannot use \`${text.split(/\s/)[0]}\`.`,
      fix: 'Import each style sheet in the demo itself.',
    };
  }
  const reachesOut =
    (name === 'TagName' && /^(html|body)$/.test(text)) ||
    (name === 'PseudoClassName' && /^(root|host)$/.test(text));
  if (reachesOut) {
    return {
      what: `\`${text}\` is not part of the demo: its styles would be lost.`,
      fix: 'Select an element of the demo, by a class of its own.',
    };
  }
  return name === '\u26A0'
    ? { what: 'The style sheet is not valid CSS.', fix: 'Mend the syntax.' }
    : undefined;
}

function placeOf(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
