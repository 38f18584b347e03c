import type { Product, ProductId } from '@/model';
import type { PageSummary } from '@/content/pages';
import { componentsOf, type DescribedComponent } from './componentsOf';

/** The content in which siblings are found: the products, and handwritten and generated pages. */
export interface SiblingContent {
  products: readonly { folder: string; product: Product }[];
  pages: readonly PageSummary[];
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
