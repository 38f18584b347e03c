import type { Token } from 'markdown-it';
import type { FollowLink } from './links';

/** Replaces a link without a target by its text. */
export function dropDeadLinks(tokens: readonly Token[], follow: FollowLink): void {
  let isDead = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const href = follow(String(token.attrGet('href')));
      isDead = href === undefined;
      if (href !== undefined) token.attrSet('href', href);
    }
    if (isDead && token.type.startsWith('link_')) {
      if (token.type === 'link_close') isDead = false;
      token.type = 'text';
      token.tag = '';
      token.content = '';
    }
  }
}
