import { apiAnchor } from '@/model';

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
