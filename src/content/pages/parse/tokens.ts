import type { Token } from 'markdown-it';

/** An inline token or raw HTML of Markdown, with the block it belongs to. */
export interface Piece {
  token: Token;
  block: Token;
}

/** Every inline token of a page, in order. */
export function* inlinePieces(tokens: readonly Token[]): Generator<Piece> {
  for (const block of tokens) {
    for (const token of block.type === 'inline' ? (block.children ?? []) : []) {
      yield { token, block };
    }
  }
}

/** Every piece of raw HTML of a page, blocks and inline, in order. */
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

/** The text of an inline block without any markup. */
export function plainText(inline: Token): string {
  const text = (inline.children ?? []).map((token) => {
    if (token.type === 'softbreak' || token.type === 'hardbreak') {
      return ' ';
    }
    return token.type === 'html_inline' ? '' : token.content;
  });
  return text.join('').replace(/\s+/g, ' ').trim();
}
