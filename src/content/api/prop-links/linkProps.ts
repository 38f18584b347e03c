import { escapeAttribute } from '@/model/escape';
import type { PropLinks } from './propLinksOf';

/** An element whose text stays as it is, or a piece of inline code. */
const piece = /<(a|h[1-6]|pre|button|summary)\b[^]*?<\/\1>|<code>([A-Za-z]\w*)<\/code>/g;

/** Makes inline code that is exactly the name of a prop a link to its row; not in links, headings and blocks of code. */
export function linkProps(html: string, links: PropLinks): string {
  return html.replace(piece, (whole: string, _element?: string, name?: string) => {
    const href = name !== undefined && Object.hasOwn(links, name) ? links[name] : undefined;
    return href ? `<a href="${escapeAttribute(href)}">${whole}</a>` : whole;
  });
}
