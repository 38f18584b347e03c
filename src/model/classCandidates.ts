import type { Tree } from '@lezer/common';

const texts = new Set(['String', 'TemplateString', 'JSXAttributeValue']);

/**
 * Every word of a module's strings: what may be a Tailwind class. The compiler of classes leaves out what is none, so
 * that a word too many costs nothing.
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
