import type { MarkdownIt, RendererRule, Token } from 'markdown-it';
import type { Heading } from '@/model';
import { escapeAttribute } from '@/model/escape';
import { calloutKinds } from '../passes/calloutKinds';
import { fenceInfoOf } from '../passes/readFences';
import { codeOf } from './code';
import { headingEnd } from './headingEnd';
import { inlineCodeOf } from './inlineCode';

type RenderToken = (token: Token) => string;

const headingOf = (token: Token | undefined): Omit<Heading, 'children'> | undefined =>
  token?.meta?.heading as Omit<Heading, 'children'> | undefined;

/** Renders anchors for the other ids of a heading, so that a hash with one leads to it without a script. */
function aliasesOf(token: Token): string {
  const ids = (token.meta?.aliases ?? []) as string[];
  return ids.map((id) => `<span id="${escapeAttribute(id)}"></span>`).join('');
}

/** Renderers for the tokens of the dialect, by type. */
const renderers: Readonly<Record<string, RenderToken>> = {
  fence: (token) => codeOf(token, fenceInfoOf(token)),
  code_block: (token) => codeOf(token, fenceInfoOf(token)),
  heading_open: (token) =>
    token.attrs
      ? `<div class="heading"><${token.tag} id="${escapeAttribute(String(token.attrGet('id')))}">${aliasesOf(token)}`
      : `<${token.tag}>`,
  heading_close: (token) => {
    const heading = headingOf(token);
    return heading ? `</${token.tag}>${headingEnd(heading)}` : `</${token.tag}>\n`;
  },
  callout_open: (token) => {
    const label = calloutKinds[token.info as keyof typeof calloutKinds] ?? token.info;
    return `<div class="callout callout-${escapeAttribute(token.info)}" role="note" aria-label="${escapeAttribute(label)}">\n`;
  },
  callout_close: () => '</div>\n',
  feature_list_open: () => '',
  feature_list_close: () => '',
  table_open: (token) =>
    `<div class="table-scroll" tabindex="0" role="region" aria-label="${escapeAttribute(String(token.meta?.label ?? 'Table'))}"><table>\n`,
  table_close: () => '</table></div>\n',
  code_tabs: (token) => token.content,
  embed: () => '',
  code_inline: (token) => inlineCodeOf(token.content),
};

/** Adds the dialect's renderers to a markdown parser. */
export function addRenderRules(md: MarkdownIt): MarkdownIt {
  for (const [type, render] of Object.entries(renderers)) {
    const rule: RendererRule = (tokens, index) => {
      const token = tokens[index];
      return token ? render(token) : '';
    };
    md.renderer.rules[type] = rule;
  }
  return md;
}
