import type { Token } from 'markdown-it';
import type { Draft } from '../draft';
import { grammar } from '../grammar';

const descriptionPattern = /^\s*<p class="description">([\s\S]*?)<\/p>/;

/** Whether a token is what `<p class="description">` became. */
export const isDescription = (token: Token): boolean => token.meta?.description === true;

/** Reads the markdown inside `<p class="description">`, which markdown itself leaves alone. */
export function readDescription(draft: Draft): void {
  draft.tokens = draft.tokens.flatMap((token) => {
    const match = token.type === 'html_block' ? descriptionPattern.exec(token.content) : null;
    if (match?.[1] === undefined) {
      return token;
    }
    const rest = restOf(token, match[0]);
    token.type = 'inline';
    token.content = match[1];
    token.meta = { description: true };
    token.children = [];
    grammar.inline.parse(match[1], grammar, draft.env, token.children);
    return rest ? [token, rest] : token;
  });
}

/** Raw HTML that follows the description without an empty line between the two. */
function restOf(token: Token, description: string): Token | null {
  const content = token.content.slice(description.length);
  if (!content.trim() || !token.map) {
    return null;
  }
  const rest = Object.assign(Object.create(Object.getPrototypeOf(token)) as Token, token);
  const [start, end] = token.map;
  rest.content = content.replace(/^[ \t]*\n/, '');
  rest.map = [start + description.split('\n').length - (rest.content === content ? 1 : 0), end];
  return rest;
}
