import type { Token } from 'markdown-it';
import type { ParsedBlock } from '../../stages';
import type { Draft } from '../draft';
import { readEmbed } from '../embeds/readEmbed';
import { grammar } from '../grammar';

/** Cuts the page into prose, demos, components and code tabs, in the order of the text. */
export function splitBlocks(draft: Draft): void {
  let prose: Token[] = [];
  const endProse = (): void => {
    const html = grammar.renderer
      .render(prose, grammar.options as Required<typeof grammar.options>, draft.env)
      .trim();
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
      prose.push(token);
    }
  }
  endProse();
}

const toCodeTabs = (token: Token): ParsedBlock => ({
  kind: 'codeTabs',
  storageKey: (token.meta?.storageKey ?? null) as string | null,
  html: token.content.trim(),
});
