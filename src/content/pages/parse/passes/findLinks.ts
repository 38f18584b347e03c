import type { Draft } from '../draft';
import { offsetOf } from '../markdown/inlineOffsets';
import { placeInside } from '../place';
import { htmlTags, inlinePieces } from '../tokens';
import { addLink } from './addLink';

/** Tells whether a link leaves this site. */
export const isExternal = (href: string): boolean => /^(https?:)?\/\//i.test(href);

/** Collects internal links with their positions, checks how they are written, and marks external ones. */
export function findLinks(draft: Draft): void {
  for (const { token, block } of inlinePieces(draft.tokens)) {
    const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : null;
    if (href !== null && isExternal(href)) {
      token.attrSet('rel', 'noopener');
    } else if (href !== null) {
      addLink(draft, { href, ...placeInside(draft, block, offsetOf(token)) });
    }
  }
  for (const { tag, block, from } of htmlTags(draft.tokens)) {
    const href = tag.name === 'a' ? tag.attributes.get('href') : undefined;
    if (href !== undefined) {
      addLink(draft, { href, ...placeInside(draft, block, from) });
    }
  }
}
