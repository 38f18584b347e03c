import type { Token } from 'markdown-it';
import type { MarkdownSource } from '../stages';
import { grammar } from './grammar';

const known = new WeakMap<object, readonly Token[]>();

/** Returns the tokens of a page for reading only; the passes of `parsePage` change their own. */
export function tokensOf(source: Pick<MarkdownSource, 'body'>): readonly Token[] {
  const tokens = known.get(source) ?? grammar.parse(source.body, {});
  known.set(source, tokens);
  return tokens;
}
