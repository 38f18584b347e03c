import { escapeAttribute } from '@/model/escape';
import type { PropLinks } from './propLinksOf';

/** Matches an element whose text stays unchanged, or a piece of inline code. */
const piece = /<(a|h[1-6]|pre|button|summary)\b[^]*?<\/\1>|<code>([A-Za-z]\w*)<\/code>/g;

/** Links inline code that is exactly the name of a prop to its row, except in links, headings and blocks of code. */
export function linkProps(html: string, links: PropLinks): string {
  return html.replace(piece, (whole: string, _element?: string, name?: string) => {
    const href = name !== undefined && Object.hasOwn(links, name) ? links[name] : undefined;
    return href ? `<a href="${escapeAttribute(href)}">${whole}</a>` : whole;
  });
}
