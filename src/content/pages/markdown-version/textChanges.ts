import type { Token } from 'markdown-it';
import { htmlTags } from '../parse/tokens';

/** A replacement for a part of a block's content. */
export interface TextChange {
  from: number;
  to: number;
  text: string;
}

const plans: Readonly<Record<string, string>> = {
  'plan-pro': '(Pro plan)',
  'plan-premium': '(Premium plan)',
};

/** Returns the text for raw HTML in a block: plans become words, keys become their text. Code is unchanged. */
export function textChanges(block: Token): TextChange[] {
  const tags = [...htmlTags([block])];
  return tags.flatMap(({ tag, from, to }, index): TextChange[] => {
    if (tag.name === 'kbd') return [{ from, to, text: '' }];
    const plan = tag.name === 'span' && plans[tag.attributes.get('class') ?? ''];
    const next = tags[index + 1];
    const isAlone = next?.tag.kind === 'close' && !block.content.slice(to, next.from).trim();
    return plan && isAlone ? [{ from, to: next.to, text: plan }] : [];
  });
}
