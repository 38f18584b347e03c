import type { Env, Token } from 'markdown-it';
import type { MarkdownSource } from '../stages';
import { createGrammar } from './markdown/grammar';
import { addRenderRules } from './render/renderRules';

/** The markdown parser and renderer that all pages share; it has no state between pages. */
export const grammar = addRenderRules(createGrammar());

/** All options have a value once the parser exists; its type does not say so. */
const options = grammar.options as Required<typeof grammar.options>;

/** Renders block tokens as HTML. */
export function renderTokens(tokens: Token[], env: Env): string {
  return grammar.renderer.render(tokens, options, env).trim();
}

/** Renders the content of an inline block as HTML, without an element around it. */
export function renderInline({ children }: Token, env: Env): string {
  return grammar.renderer.renderInline(children ?? [], options, env).trim();
}

const known = new WeakMap<object, readonly Token[]>();

/** Returns the tokens of a page to callers that only read them; the passes of `parsePage` change their own. */
export function tokensOf(source: Pick<MarkdownSource, 'body'>): readonly Token[] {
  const tokens = known.get(source) ?? grammar.parse(source.body, {});
  known.set(source, tokens);
  return tokens;
}
