import { apiAnchor } from '@/model';
import { escapeAttribute } from '@/model/escape';

/** Address of the row of each prop, by name. */
export type PropLinks = Readonly<Record<string, string>>;

/** A component, the page that describes it, and the anchors of that page. */
export interface DescribedComponent {
  name: string;
  pathname: string;
  anchors: readonly string[];
}

/**
 * Returns the addresses of the props of some components; if a name occurs several times, that of the first component.
 */
export function propLinksOf(components: readonly DescribedComponent[]): PropLinks {
  const links = new Map<string, string>();
  for (const { name, pathname, anchors } of components) {
    const start = apiAnchor({ name }, 'prop', '');
    for (const anchor of anchors) {
      const prop = anchor.startsWith(start) ? anchor.slice(start.length) : '';
      if (prop && !links.has(prop)) links.set(prop, `${pathname}#${anchor}`);
    }
  }
  return Object.fromEntries(links);
}

/** An element whose text stays as it is, or a piece of inline code. */
const piece = /<(a|h[1-6]|pre|button|summary)\b[^]*?<\/\1>|<code>([A-Za-z]\w*)<\/code>/g;

/** Makes inline code that is exactly the name of a prop a link to its row; not in links, headings and blocks of code. */
export function linkProps(html: string, links: PropLinks): string {
  return html.replace(piece, (whole: string, _element?: string, name?: string) => {
    const href = name !== undefined && Object.hasOwn(links, name) ? links[name] : undefined;
    return href ? `<a href="${escapeAttribute(href)}">${whole}</a>` : whole;
  });
}
