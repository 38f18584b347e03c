import type { MarkdownIt, Token } from 'markdown-it';

const offsets = new WeakMap<Token, number>();

/** Makes markdown remember where in its paragraph each inline token starts. */
export function rememberOffsets(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
      const token = super.push(type, tag, nesting);
      offsets.set(token, type === 'link_open' ? this.pos - 1 : this.pos);
      return token;
    }
  };
}

/** Where an inline token starts in the content of its paragraph. */
export function offsetOf(token: Token): number {
  return Math.max(0, offsets.get(token) ?? 0);
}

/** Gives the cells of tables the lines of their row, which markdown-it leaves out. */
export function placeTableCells(tokens: readonly Token[]): void {
  let row: Token['map'] = null;
  for (const token of tokens) {
    if (token.type === 'tr_open') {
      row = token.map;
    } else if (token.type === 'inline' && !token.map) {
      token.map = row;
    }
  }
}
