import type { MarkdownIt } from 'markdown-it';
import { isEmbed } from './embedRule';
import { lineText, type BlockRuleArguments } from './lineText';

/** Makes raw HTML end before a demo or callout line, even if the author left no empty line between the two. */
export function htmlBlockRule(md: MarkdownIt): void {
  const original = md.block.ruler.getRules('').find((rule) => rule.name === 'html_block');
  if (!original) {
    throw new Error('markdown-it has no rule named html_block any more.');
  }
  md.block.ruler.at(
    'html_block',
    (...[state, startLine, endLine, silent]: BlockRuleArguments) => {
      // Asked for each line of a paragraph; only a block that starts here has an end to look for.
      if (silent) return original(state, startLine, endLine, silent);
      const whole = /^<(?:!--|pre|script|style|textarea)/i.test(lineText(state, startLine));
      let end = whole ? endLine : startLine + 1;
      while (end < endLine && !state.isEmpty(end) && !interrupts(lineText(state, end))) {
        end += 1;
      }
      return original(state, startLine, end, silent);
    },
    { alt: ['paragraph', 'reference', 'blockquote'] },
  );
}

const interrupts = (line: string): boolean => isEmbed(line) || line.startsWith(':::');
