import { syntaxRule, textOf, texts } from './syntax';

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
