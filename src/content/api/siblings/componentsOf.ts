import { kebabName, type Product } from '@/model';
import type { PageSummary } from '@/content/pages';

/** A component of one product, with the pages that describe it. */
export interface DescribedComponent {
  name: string;
  product: Product;
  /** Address of its reference. */
  reference: string;
  /** The handwritten page about it. */
  guide?: PageSummary;
}

/** Finds the components that a product documents, with their pages, by name. */
export function componentsOf(
  product: Product,
  pages: readonly PageSummary[],
): Map<string, DescribedComponent> {
  const own = pages.filter(({ productId }) => productId === product.id);
  const guides = own.filter(({ pathname }) => /\/react-[^/]+\/$/.test(pathname));
  const described = own.flatMap((page) =>
    namesOn(page).map((name): [string, DescribedComponent] => {
      const guide = guideOf(name, guides);
      const reference = addressOn(page, name);
      return [name, { name, product, reference, ...(guide && { guide }) }];
    }),
  );
  return new Map(described);
}

/** Returns the names of the components that a page of the reference documents. */
export function namesOn({ reference = [] }: PageSummary): string[] {
  return reference.filter(({ kind }) => kind === 'component').map(({ name }) => name);
}

/** Returns the address of a component on its page: a heading if several references share the page. */
function addressOn({ pathname }: PageSummary, name: string): string {
  return pathname.endsWith('/components-api/') ? `${pathname}#${kebabName(name)}` : pathname;
}

/**
 * Returns the page about a component: the one with its name in the address, otherwise the only one that documents it.
 */
function guideOf(name: string, guides: readonly PageSummary[]): PageSummary | undefined {
  const candidates = guides.filter(({ documents }) => documents.includes(name));
  const named = candidates.find(({ pathname }) => pathname.endsWith(`/react-${kebabName(name)}/`));
  return named ?? (candidates.length === 1 ? candidates[0] : undefined);
}
