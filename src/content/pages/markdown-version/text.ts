import type { Token } from 'markdown-it';
import { scanTags } from '../parse/html/tags';
import { offsetOf } from '../parse/markdown/positions';
import { writtenIdsPattern } from '../parse/passes/writtenIds';
import { htmlPieces } from '../parse/tokens';

/** Other text for a part of a block's content. */
export interface TextChange {
  from: number;
  to: number;
  text: string;
}

const plans: Readonly<Record<string, string>> = {
  'plan-pro': '(Pro plan)',
  'plan-premium': '(Premium plan)',
};

/** What raw HTML in a block says without its tags: plans are words, keys are their text. Code is left alone. */
export function textChanges(block: Token): TextChange[] {
  const tags = [...htmlPieces([block])].flatMap(({ token }) => {
    const base = token === block ? 0 : offsetOf(token);
    return scanTags(token.content).map((tag) => ({
      tag,
      from: base + tag.start,
      to: base + tag.end,
    }));
  });
  return tags.flatMap(({ tag, from, to }, index): TextChange[] => {
    if (tag.name === 'kbd') return [{ from, to, text: '' }];
    const plan = tag.name === 'span' && plans[tag.attributes.get('class') ?? ''];
    const next = tags[index + 1];
    const isAlone = next?.tag.kind === 'close' && !block.content.slice(to, next.from).trim();
    return plan && isAlone ? [{ from, to: next.to, text: plan }] : [];
  });
}

/** Ids at the end of a heading, `{#sizes}`, are no text; `inline` is the heading's content. */
export function idChanges({ content }: Token): TextChange[] {
  const ids = writtenIdsPattern.exec(content);
  return ids ? [{ from: ids.index, to: content.length, text: '' }] : [];
}

/** The content of a block with its changes made. */
export function changedText(block: Token): string {
  return textChanges(block).reduceRight(
    (content, { from, to, text }) => content.slice(0, from) + text + content.slice(to),
    block.content,
  );
}

/** Plain text as Markdown that shows just that. */
export const asMarkdown = (text: string): string => text.replace(/[\\`*<]|&(?=#?\w+;)/g, '\\$&');
