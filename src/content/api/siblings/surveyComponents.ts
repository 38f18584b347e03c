import { kebabName, type Product, type ProductId } from '@/model';
import type { PageSummary } from '@/content/pages';

/** The content in which siblings are found: the products, and handwritten and generated pages. */
export interface SiblingContent {
  products: readonly { folder: string; product: Product }[];
  pages: readonly PageSummary[];
}

/** A component of one product, with the pages that describe it. */
export interface DescribedComponent {
  name: string;
  product: Product;
  /** Address of its reference. */
  reference: string;
  /** The handwritten page about it. */
  guide?: PageSummary;
}

/** The components of the products that are compared. */
export interface ComponentSurvey {
  /** The section with the comparisons: its folder and its product. */
  section: { folder: string; product: Product };
  /** The components of each compared product, by name. */
  byProduct: ReadonlyMap<ProductId, ReadonlyMap<string, DescribedComponent>>;
}

/** Lists the components of the products that are compared; undefined if no section compares any. */
export function surveyComponents({ products, pages }: SiblingContent): ComponentSurvey | undefined {
  const section = products.find(({ product }) => product.compares);
  if (!section?.product.compares) return undefined;
  const compared = section.product.compares.flatMap(
    (id) => products.find(({ product }) => product.id === id)?.product ?? [],
  );
  const byProduct = compared.map((product) => [product.id, componentsOf(product, pages)] as const);
  return { section, byProduct: new Map(byProduct) };
}

function componentsOf(
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
