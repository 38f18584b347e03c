import type { ProductId } from './product';

/** The pages in other products about the same component as a page. */
export interface Siblings {
  /** Name of the component, `Button`. */
  component: string;
  /** Addresses by product: the page with demos if the product has one, otherwise the reference. */
  products: Readonly<Partial<Record<ProductId, string>>>;
  /** Address of the page that compares the products. */
  comparison?: string;
}

/** The siblings of pages, by pathname; pages without siblings are missing. */
export type SiblingPages = Readonly<Record<string, Siblings>>;
