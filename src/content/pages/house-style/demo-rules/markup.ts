import type { SyntaxNode } from '@lezer/common';
import { syntaxRule, textOf } from './syntax';

/** Ids must come from `useId`: a page may contain the demo twice, and readers paste it anywhere. */
export const literalIds = syntaxRule(
  { name: 'ids', severity: 'style', looksAt: ['JSXAttribute'] },
  (node, module) => {
    // A demo in an iframe has a document of its own.
    if (module.demo.options.iframe) return undefined;
    const [, id] =
      /^id\s*=\s*\{?\s*("[^"]*"|'[^']*'|`[^`$][^`]*`)\s*\}?$/.exec(textOf(module, node)) ?? [];
    if (!id) return undefined;
    return { what: `The id ${id} is fixed.`, fix: 'Take it from `useId()` of React.' };
  },
);

const texts = ['String', 'JSXAttributeValue', 'JSXText', 'TemplateString'] as const;

/** Class names of a package must come from its `…Classes` objects. */
export const classNames = syntaxRule(
  { name: 'class names', severity: 'style', looksAt: texts },
  (node, module) => {
    const { classPrefixes = [] } = module.demo.style;
    const text = textOf(module, node);
    const name = classPrefixes
      .filter((prefix) => text.includes(prefix))
      .map((prefix) => new RegExp(`(?<![\\w/-])${prefix}(?:[A-Z]\\w*)?-\\w+`).exec(text)?.[0])
      .find(Boolean);
    if (!name) return undefined;
    return {
      what: `The class \`${name}\` is written out.`,
      fix: 'Take it from the `…Classes` object of its module.',
    };
  },
);

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
