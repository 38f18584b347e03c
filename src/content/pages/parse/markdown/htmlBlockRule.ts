import type { MarkdownIt } from 'markdown-it';
import { isEmbed } from './embedRule';
import { lineText, type BlockRuleArguments } from './lineText';

/** Ends raw HTML before a demo or callout line, even if there is no empty line between them. */
export function htmlBlockRule(md: MarkdownIt): void {
  const original = md.block.ruler.getRules('').find((rule) => rule.name === 'html_block');
  if (!original) {
    throw new Error('markdown-it has no rule named html_block any more.');
  }
  md.block.ruler.at(
    'html_block',
    (...[state, startLine, endLine, silent]: BlockRuleArguments) => {
      // With `silent`, markdown-it only asks whether a block starts here; its end does not matter.
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
