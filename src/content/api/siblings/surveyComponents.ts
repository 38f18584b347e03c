import { kebabName, type Product, type ProductId } from '@/model';
import type { PageSummary } from '@/content/pages';

/** What siblings are found in: the products, and the pages written by hand and of the reference. */
export interface SiblingContent {
  products: readonly { folder: string; product: Product }[];
  pages: readonly PageSummary[];
}

/** A component of one product, and where it is described. */
export interface DescribedComponent {
  name: string;
  product: Product;
  /** Address of its reference. */
  reference: string;
  /** The page written by hand that is about it. */
  guide?: PageSummary;
}

/** The components of the products that are compared. */
export interface ComponentSurvey {
  /** Folder of the section with the comparisons, and the product that is this section. */
  section: { folder: string; product: Product };
  /** The components by name, of each product that is compared. */
  byProduct: ReadonlyMap<ProductId, ReadonlyMap<string, DescribedComponent>>;
}

/** Lists the components of the products that are compared; undefined where no section compares any. */
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

/** Names of the components that a page of the reference documents. */
export function namesOn({ reference = [] }: PageSummary): string[] {
  return reference.filter(({ kind }) => kind === 'component').map(({ name }) => name);
}

/** Where several references share a page, each has a heading. */
function addressOn({ pathname }: PageSummary, name: string): string {
  return pathname.endsWith('/components-api/') ? `${pathname}#${kebabName(name)}` : pathname;
}

/** The page of a component: the one with its name in the address, else the only one that documents it. */
function guideOf(name: string, guides: readonly PageSummary[]): PageSummary | undefined {
  const candidates = guides.filter(({ documents }) => documents.includes(name));
  const named = candidates.find(({ pathname }) => pathname.endsWith(`/react-${kebabName(name)}/`));
  return named ?? (candidates.length === 1 ? candidates[0] : undefined);
}
