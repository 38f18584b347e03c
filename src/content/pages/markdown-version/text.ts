import type { Token } from 'markdown-it';
import { writtenIdsPattern } from '../parse/passes/writtenIds';
import { textChanges, type TextChange } from './textChanges';

/** Removes the ids at the end of a heading, `{#sizes}`; `inline` is the heading's content. */
export function idChanges({ content }: Token): TextChange[] {
  const ids = writtenIdsPattern.exec(content);
  return ids ? [{ from: ids.index, to: content.length, text: '' }] : [];
}

/** Returns the content of a block with its changes applied. */
export function changedText(block: Token): string {
  return textChanges(block).reduceRight(
    (content, { from, to, text }) => content.slice(0, from) + text + content.slice(to),
    block.content,
  );
}

/** Escapes plain text for Markdown. */
export const asMarkdown = (text: string): string => text.replace(/[\\`*<]|&(?=#?\w+;)/g, '\\$&');
