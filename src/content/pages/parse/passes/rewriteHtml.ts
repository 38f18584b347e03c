import type { Draft } from '../draft';
import { rewriteTags } from '../html/rewriteTags';
import type { HtmlTag } from '../html/tags';
import { htmlPieces } from '../tokens';
import { imageAttributes } from './imageAttributes';
import { isExternal } from './findLinks';

const planNames: Readonly<Record<string, string>> = {
  'plan-pro': 'Pro plan',
  'plan-premium': 'Premium plan',
};

/** Processes the author's raw HTML like HTML from markdown: external links, images, plan icons. Drops comments. */
export function rewriteHtml(draft: Draft): void {
  for (const { token } of htmlPieces(draft.tokens)) {
    token.content = rewriteTags(token.content, (tag) => additions(draft, tag));
  }
}

function additions(draft: Draft, tag: HtmlTag): Record<string, string> {
  if (tag.name === 'a' && isExternal(tag.attributes.get('href') ?? '')) {
    return { rel: 'noopener' };
  }
  if (tag.name === 'img') {
    const { loading = 'lazy', ...size } = imageAttributes(draft, tag.attributes.get('src') ?? '');
    const sized = tag.attributes.has('width') || tag.attributes.has('height');
    return sized ? { loading } : { loading, ...size };
  }
  if (tag.name === 'iframe') {
    return { loading: 'lazy' };
  }
  const plan = tag.name === 'span' ? planNames[tag.attributes.get('class') ?? ''] : undefined;
  return plan ? { title: plan, role: 'img', 'aria-label': plan } : {};
}
