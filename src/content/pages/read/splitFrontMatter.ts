import type { DocsProblem } from '@/model';

/** A file split in two. */
export interface SplitFile {
  /** The YAML without the lines of dashes. It starts on line 2. */
  frontMatterText: string;
  body: string;
  bodyLine: number;
  problems: DocsProblem[];
}

/** Splits a markdown file into its front matter, if any, and its body. */
export function splitFrontMatter(file: string, text: string): SplitFile {
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (!opening) {
    return { frontMatterText: '', body: text, bodyLine: 1, problems: [] };
  }
  const rest = text.slice(opening[0].length);
  const closing = /^---[ \t]*(\r?\n|$)/m.exec(rest);
  if (!closing) {
    const what = 'The front matter is never closed.';
    const fix = 'Add a line `---` after its last key.';
    const problems = [{ file, line: 1, column: 1, what, fix }];
    return { frontMatterText: '', body: rest, bodyLine: 2, problems };
  }
  const frontMatterText = rest.slice(0, closing.index);
  return {
    frontMatterText,
    body: rest.slice(closing.index + closing[0].length),
    bodyLine: frontMatterText.split('\n').length + 2,
    problems: [],
  };
}
