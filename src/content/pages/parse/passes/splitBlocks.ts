import type { Token } from 'markdown-it';
import type { ParsedBlock } from '../../stages';
import type { Draft } from '../draft';
import { readEmbed } from '../embeds/readEmbed';
import { renderTokens } from '../grammar';
import { isVoid } from '../html/tags';
import { htmlTags } from '../tokens';

/**
 * Splits the page into prose, demos, components and code tabs, in the order of the text. Prose is also split before
 * headings of level 2, because a client-side navigation shows a long text piece by piece.
 */
export function splitBlocks(draft: Draft): void {
  let prose: Token[] = [];
  let openElements = 0;
  const endProse = (): void => {
    const html = renderTokens(prose, draft.env);
    prose = [];
    if (html) {
      draft.blocks.push({ kind: 'prose', html });
    }
  };
  for (const token of draft.tokens) {
    if (token.level === 0 && (token.type === 'embed' || token.type === 'code_tabs')) {
      endProse();
      const block = token.type === 'embed' ? readEmbed(draft, token) : toCodeTabs(token);
      draft.blocks.push(...(block ? [block] : []));
    } else {
      if (openElements === 0 && startsSection(token)) endProse();
      prose.push(token);
      openElements += countOpened(token);
    }
  }
  endProse();
}

const startsSection = ({ type, tag, level }: Token): boolean =>
  type === 'heading_open' && tag === 'h2' && level === 0;

/** Returns how many more elements are open after a token's raw HTML: their content must not be split. */
function countOpened(block: Token): number {
  let opened = 0;
  for (const { tag } of htmlTags([block])) {
    const { kind, name, selfClosing } = tag;
    if (kind === 'close') opened -= 1;
    else if (kind === 'open' && !selfClosing && !isVoid(name)) opened += 1;
  }
  return opened;
}

const toCodeTabs = (token: Token): ParsedBlock => ({
  kind: 'codeTabs',
  storageKey: (token.meta?.storageKey ?? null) as string | null,
  html: token.content.trim(),
});
