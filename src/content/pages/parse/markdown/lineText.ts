import type { StateBlock } from 'markdown-it';

/** The arguments that markdown-it passes to a block rule: its state, the range of lines, and whether only to check. */
export type BlockRuleArguments = [
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
];

/** Returns a line of the current block without its indentation. */
export function lineText(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]).trimEnd();
}

/** Tells whether a line is indented far enough to be code in markdown. */
export function isIndentedCode(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4;
}

/** Returns the offset of a line in the text, before the markers of quotations and lists. */
export function lineStart(state: StateBlock, line: number): number {
  return line === 0 ? 0 : (state.eMarks[line - 1] ?? -1) + 1;
}

/** The column at which the content inside of lists and quotations starts in a line. */
export interface Margin {
  /** From 0, in the author's line. */
  column: number;
  /** Spaces that an empty line lacks to reach that column. */
  missing: number;
}

/** Returns the margin of a line; in the first line of a list item, the list marker is part of it. */
export function marginOf(state: StateBlock, line: number, isFirst: boolean): Margin {
  const start = state.bMarks[line] ?? 0;
  const end = start + (state.tShift[line] ?? 0);
  const before = lineStart(state, line);
  if (isFirst) return { column: end - before, missing: 0 };
  const spaces = Math.min(end - start, state.blkIndent);
  return { column: start + spaces - before, missing: state.blkIndent - spaces };
}
