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
