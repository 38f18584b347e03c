import type { StateBlock } from 'markdown-it';
import { startsAnother, type Container } from './containers';
import { isEmbed } from './embedRule';
import { lineText } from './lineText';

/** The opening line of a container, and the end of the block that it is in; lines from 0. */
export interface Opening {
  startLine: number;
  endLine: number;
  opening: string;
}

/**
 * Finds the closing line; without one, the line where the text after the forgotten closing line probably continues.
 */
export function findContainerEnd(
  state: StateBlock,
  container: Container,
  at: Opening,
): { line: number; closed: boolean } {
  const fences = new FenceTracker();
  let landmark = at.endLine;
  for (let line = at.startLine + 1; line < at.endLine; line += 1) {
    if (leavesParent(state, line)) {
      return { line: Math.min(line, landmark), closed: false };
    }
    const text = lineText(state, line);
    if (fences.isCode(text)) {
      continue;
    }
    if (container.closes(at.opening, text)) {
      return { line, closed: true };
    }
    if (landmark === at.endLine && (isEmbed(text) || /^#{1,6}\s/.test(text))) {
      landmark = line;
    }
    if (startsAnother(container, at.opening, text)) {
      return { line: Math.min(line, landmark), closed: false };
    }
  }
  return { line: landmark, closed: false };
}

const leavesParent = (state: StateBlock, line: number): boolean =>
  (state.sCount[line] ?? 0) < state.blkIndent && !state.isEmpty(line);

/** Tracks which lines are inside of fenced code. */
class FenceTracker {
  private marker = '';

  /** Tells whether a line is part of a fence, including its first and last line. Call it for every line, in order. */
  isCode(line: string): boolean {
    const marker = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (!this.marker) {
      this.marker = marker ?? '';
      return Boolean(marker);
    }
    if (marker?.startsWith(this.marker) && line.trim() === marker) {
      this.marker = '';
    }
    return true;
  }
}
