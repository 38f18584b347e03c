import type { ProductFacts, Siblings } from '@/model';

/** Paths and URLs of the current page's counterparts, by the id of a product and by the text of a version. */
export interface PageCounterparts {
  products: Readonly<Record<string, string>>;
  versions: Readonly<Record<string, string>>;
}

interface Site {
  products: readonly ProductFacts[];
  /** Paths of all pages. */
  pathnames: ReadonlySet<string>;
  /** The siblings of the page, if it has any. */
  siblings?: Siblings;
}

/**
 * Finds the counterparts of a page. In another product, it is the page about the same component, or the one with the
 * same path below the prefix. In an older version of its product, it has the same path on another host
 * (`ProductVersion.pages`).
 */
export function findCounterparts(
  pathname: string,
  product: ProductFacts,
  site: Site,
): PageCounterparts {
  const below = pathname.slice(product.prefix.length);
  const others = site.products.filter(({ id, listed }) => listed && id !== product.id);
  const counterparts = others
    .map(({ id, prefix }) => [id, prefix + below] as const)
    .filter(([, candidate]) => site.pathnames.has(candidate));
  const versions = product.versions
    .filter(({ pages = [] }) => pages.some((pattern) => matches(pathname, pattern)))
    .map(({ text, href }) => [text, new URL(pathname, href).href] as const);
  const isBelow = below !== '' && pathname.startsWith(product.prefix);
  return {
    products: { ...(isBelow && Object.fromEntries(counterparts)), ...site.siblings?.products },
    versions: Object.fromEntries(versions),
  };
}

/** Whether a path matches a pattern, in which `*` matches any text without slashes. */
function matches(pathname: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(pathname);
}
