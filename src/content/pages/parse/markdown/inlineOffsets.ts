import type { MarkdownIt, Token } from 'markdown-it';

/** The start of each inline token in the content of its paragraph. */
const offsets = new WeakMap<Token, number>();

/** Records where in its paragraph each inline token starts. */
export function rememberOffsets(md: MarkdownIt): void {
  md.inline.State = class extends md.inline.State {
    override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
      const token = super.push(type, tag, nesting);
      offsets.set(token, type === 'link_open' ? this.pos - 1 : this.pos);
      return token;
    }
  };
}

/** Returns the offset of an inline token in the content of its paragraph. */
export function offsetOf(token: Token): number {
  return Math.max(0, offsets.get(token) ?? 0);
}
