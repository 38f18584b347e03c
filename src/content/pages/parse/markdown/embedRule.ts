import type { MarkdownIt } from 'markdown-it';
import { isIndentedCode, lineText, type BlockRuleArguments } from './lineText';

/** Tells whether a line embeds a demo or a component: `{{"demo": …}}`. */
export const isEmbed = (line: string): boolean => line.startsWith('{{');

function readEmbed(...[state, startLine, , silent]: BlockRuleArguments): boolean {
  const text = lineText(state, startLine);
  if (!isEmbed(text) || isIndentedCode(state, startLine)) {
    return false;
  }
  if (!silent) {
    const token = state.push('embed', '', 0);
    token.content = text;
    token.map = [startLine, startLine + 1];
    state.line = startLine + 1;
  }
  return true;
}

/** Adds a block rule for lines that start with `{{`: a token of type `embed`. */
export function embedRule(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'embed', readEmbed, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}
