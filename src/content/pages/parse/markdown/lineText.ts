import type { StateBlock } from 'markdown-it';

/** What markdown-it hands to a rule for blocks: its state, the lines to look at, and whether only to look. */
export type BlockRuleArguments = [
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
];

/** A line of the block being read, without its indentation. */
export function lineText(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]).trimEnd();
}

/** Whether a line is indented so far that markdown takes it for code. */
export function isIndentedCode(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4;
}

/** Where a line starts in the text, the markers of quotations and lists before it included. */
export function lineStart(state: StateBlock, line: number): number {
  return line === 0 ? 0 : (state.eMarks[line - 1] ?? -1) + 1;
}

/** Where what is inside the lists and quotations around a line starts. */
export interface Margin {
  /** From 0, in the line as its author wrote it. */
  column: number;
  /** Spaces that an empty line lacks to reach that place. */
  missing: number;
}

/** The margin of a line; the first line of a list item has the marker of the list before it instead of spaces. */
export function marginOf(state: StateBlock, line: number, isFirst: boolean): Margin {
  const start = state.bMarks[line] ?? 0;
  const end = start + (state.tShift[line] ?? 0);
  const before = lineStart(state, line);
  if (isFirst) return { column: end - before, missing: 0 };
  const spaces = Math.min(end - start, state.blkIndent);
  return { column: start + spaces - before, missing: state.blkIndent - spaces };
}
