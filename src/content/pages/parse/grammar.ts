import type { Token } from 'markdown-it';
import type { MarkdownSource } from '../stages';
import { createGrammar } from './markdown/grammar';
import { addRenderRules } from './render/renderRules';

/** The markdown parser and renderer that all pages share; it has no state between pages. */
export const grammar = addRenderRules(createGrammar());

const known = new WeakMap<object, readonly Token[]>();

/** The tokens of a page for those that only look at them; the passes of `parsePage` change their own. */
export function tokensOf(source: Pick<MarkdownSource, 'body'>): readonly Token[] {
  const tokens = known.get(source) ?? grammar.parse(source.body, {});
  known.set(source, tokens);
  return tokens;
}
