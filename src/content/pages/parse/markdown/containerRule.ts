import type { MarkdownIt, StateBlock } from 'markdown-it';
import { startsAnother, type Container } from './containers';
import { isEmbed } from './embedRule';
import {
  isIndentedCode,
  lineText,
  marginOf,
  type BlockRuleArguments,
  type Margin,
} from './lineText';

/** Facts about a container, in the `meta` of its opening token. */
export interface ContainerMeta extends Record<string, unknown> {
  /** The opening line. */
  opening: string;
  closed: boolean;
  /** The start of the content in each of its lines, including the opening and the closing line. */
  margins: Margin[];
}

/**
 * Adds a block rule for a container. An unclosed one still gives tokens, marked as such, for a later pass to report.
 */
export function containerRule(md: MarkdownIt, container: Container): void {
  md.block.ruler.before(
    'fence',
    container.type,
    (...[state, startLine, endLine, silent]: BlockRuleArguments) => {
      const opening = lineText(state, startLine);
      if (!container.opens.test(opening) || isIndentedCode(state, startLine)) {
        return false;
      }
      return silent || pushContainer(state, container, { startLine, endLine, opening });
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

interface Opening {
  startLine: number;
  endLine: number;
  opening: string;
}

function pushContainer(state: StateBlock, container: Container, at: Opening): true {
  const end = findEnd(state, container, at);
  const token = state.push(`${container.type}_open`, 'div', 1);
  const margins = marginsOf(state, at.startLine, end);
  const meta: ContainerMeta = { opening: at.opening, closed: end.closed, margins };
  token.meta = meta;
  token.map = [at.startLine, end.line];
  const { lineMax } = state;
  state.lineMax = end.line;
  state.md.block.tokenize(state, at.startLine + 1, end.line);
  state.lineMax = lineMax;
  state.push(`${container.type}_close`, 'div', -1);
  state.line = end.closed ? end.line + 1 : end.line;
  return true;
}

function marginsOf(
  state: StateBlock,
  first: number,
  end: { line: number; closed: boolean },
): Margin[] {
  const length = end.line - first + (end.closed ? 1 : 0);
  return Array.from({ length }, (_, index) => marginOf(state, first + index, index === 0));
}

/**
 * Finds the closing line; without one, the line where the text after the forgotten closing line probably continues.
 */
function findEnd(
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
