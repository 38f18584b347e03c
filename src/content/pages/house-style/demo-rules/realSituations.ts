import type { SyntaxNode } from '@lezer/common';
import { syntaxRule, textOf, texts } from './syntax';

const fillers =
  /\b(?:foo|baz|qux|foobar)\b|\blorem ipsum\b|\bhello,? world\b|\bjohn doe\b|\bjane doe\b|\b(?:item|option|choice) (?:\d+|one|two|three)\b/i;

/** A demo must show something of a real application. */
export const realSituations = syntaxRule(
  { name: 'real situations', severity: 'style', looksAt: texts },
  (node, module) => {
    if (isSpecifier(node)) return undefined;
    const [filler] = fillers.exec(textOf(module, node)) ?? [];
    if (!filler) return undefined;
    const fix = 'Show an invoice, a ticket, a playlist, a settings form.';
    return { what: `“${filler}” could be anything.`, fix };
  },
);

function isSpecifier({ parent }: SyntaxNode): boolean {
  return parent?.name === 'ImportDeclaration' || parent?.name === 'ExportDeclaration';
}
