import type { ProductFacts, Siblings } from '@/model';

/** Where the page being read has a counterpart: addresses by the id of a product and by the text of a version. */
export interface Elsewhere {
  products: Readonly<Record<string, string>>;
  versions: Readonly<Record<string, string>>;
}

interface Site {
  products: readonly ProductFacts[];
  /** Addresses of all pages. */
  pathnames: ReadonlySet<string>;
  /** The siblings of the page, if it has any. */
  siblings?: Siblings;
}

/**
 * Where the page is in the other products and in older versions of its own: in another product it is about the same
 * component, or has the same path below the prefix; in an older version it has the same address on another host
 * (`ProductVersion.pages`).
 */
export function findElsewhere(pathname: string, product: ProductFacts, site: Site): Elsewhere {
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

/** Whether an address is one of a pattern in which `*` stands for a part without slashes. */
function matches(pathname: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(pathname);
}
