import type { Token } from 'markdown-it';
import { scanTags, type HtmlTag } from './html/tags';
import { offsetOf } from './markdown/inlineOffsets';

/** An inline token or raw HTML, with its block. */
export interface Piece {
  token: Token;
  block: Token;
}

/** Iterates over the inline tokens of a page, in order. */
export function* inlinePieces(tokens: readonly Token[]): Generator<Piece> {
  for (const block of tokens) {
    for (const token of block.type === 'inline' ? (block.children ?? []) : []) {
      yield { token, block };
    }
  }
}

/** Iterates over the raw HTML of a page, blocks and inline, in order. */
export function* htmlPieces(tokens: readonly Token[]): Generator<Piece> {
  for (const block of tokens) {
    if (block.type === 'html_block') {
      yield { token: block, block };
    }
    for (const token of block.children ?? []) {
      if (token.type === 'html_inline') {
        yield { token, block };
      }
    }
  }
}

/** A tag or comment in raw HTML, with its token and its range in the content of its block. */
export interface FoundTag extends Piece {
  tag: HtmlTag;
  from: number;
  to: number;
}

/** Iterates over the tags and comments in the raw HTML of a page, in order. */
export function* htmlTags(tokens: readonly Token[]): Generator<FoundTag> {
  for (const { token, block } of htmlPieces(tokens)) {
    const base = token === block ? 0 : offsetOf(token);
    for (const tag of scanTags(token.content)) {
      yield { tag, token, block, from: base + tag.start, to: base + tag.end };
    }
  }
}

/** Returns the text of an inline block without markup. */
export function plainText(inline: Token): string {
  const text = (inline.children ?? []).map((token) => {
    if (token.type === 'softbreak' || token.type === 'hardbreak') {
      return ' ';
    }
    return token.type === 'html_inline' ? '' : token.content;
  });
  return text.join('').replace(/\s+/g, ' ').trim();
}
