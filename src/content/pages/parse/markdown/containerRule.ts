import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import type { Container } from './containers';
import {
  isIndentedCode,
  lineText,
  marginOf,
  type BlockRuleArguments,
  type Margin,
} from './lineText';
import { findContainerEnd, type Opening } from './findContainerEnd';

/** Facts about a container, in the `meta` of its opening token. */
export interface ContainerMeta extends Record<string, unknown> {
  /** The opening line. */
  opening: string;
  closed: boolean;
  /** The start of the content in each of its lines, including the opening and the closing line. */
  margins: Margin[];
}

/** Returns the facts about a container, given its opening token. */
export function containerOf(token: Token): ContainerMeta {
  return token.meta as ContainerMeta;
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

function pushContainer(state: StateBlock, container: Container, at: Opening): true {
  const end = findContainerEnd(state, container, at);
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
