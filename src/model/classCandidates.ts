import type { Tree } from '@lezer/common';

const texts = new Set(['String', 'TemplateString', 'JSXAttributeValue']);

/**
 * Lists every word in the strings of a module: each may be a Tailwind class. Tailwind ignores other words, so extra
 * ones do no harm.
 */
export function listCandidates({ code, tree }: { code: string; tree: Tree }): string[] {
  const words = new Set<string>();
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (!texts.has(name)) return;
      const pieces = code.slice(from + 1, to - 1).split(/\s+|\$\{|\}|['"`]/);
      for (const piece of pieces) if (piece) words.add(piece);
    },
  });
  return [...words].sort();
}
