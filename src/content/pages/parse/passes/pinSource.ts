import type { Draft } from '../draft';
import { htmlPieces, inlinePieces } from '../tokens';

/** Makes links to the product's source, `…/blob/-/packages/a.ts`, lead to the version that is documented. */
export function pinSource({ tokens, known: { permalink } }: Draft): void {
  if (!permalink) return;
  const { written, pinned } = permalink;
  for (const { token } of inlinePieces(tokens)) {
    const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : '';
    if (href.startsWith(written)) token.attrSet('href', pinned + href.slice(written.length));
  }
  for (const { token } of htmlPieces(tokens)) {
    token.content = token.content.replaceAll(`href="${written}`, `href="${pinned}`);
  }
}
