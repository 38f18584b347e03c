import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { rememberStart } from './positions';

const descriptionPattern = /^\s*<p class="description">([\s\S]*?)<\/p>/;

/**
 * Tells whether a token is the description, `<p class="description">`. It contains markdown, which CommonMark would
 * not parse inside of raw HTML.
 */
export const isDescription = (token: Token): boolean => token.meta?.description !== undefined;

/** Returns the source of the description, including its tags. */
export const writtenDescription = (token: Token): string => String(token.meta?.description ?? '');

/** Adds a rule that parses the content of `<p class="description">` like any other paragraph. */
export function descriptionRule(md: MarkdownIt): void {
  md.core.ruler.before('inline', 'description', (state: StateCore) => {
    const lines = state.src.split('\n');
    state.tokens = state.tokens.flatMap((token) => split(token, lines));
  });
}

function split(token: Token, lines: readonly string[]): Token[] {
  const match = token.type === 'html_block' ? descriptionPattern.exec(token.content) : null;
  const [written, content] = match ?? [];
  if (written === undefined || content === undefined) {
    return [token];
  }
  const rest = restOf(token, written);
  const line = lines[token.map?.[0] ?? 0] ?? '';
  rememberStart(token, {
    column: line.indexOf('>', line.lastIndexOf('<p class="description"')) + 1,
  });
  token.type = 'inline';
  token.content = content;
  token.meta = { description: written };
  token.children = [];
  return rest ? [token, ...split(rest, lines)] : [token];
}

/** Returns the raw HTML that follows the description without an empty line between them. */
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
